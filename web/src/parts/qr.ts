// QR codes (ISO/IEC 18004) as far as links need them: bytes, error correction M, versions 1 to 10. That is 213 bytes,
// a link with a secret has about 90. Our own, because the libraries are five to fifty times as large as this file.

/** A square of modules, true where it is dark, without the quiet zone around it. */
export type Matrix = readonly (readonly boolean[])[]

/** By version, the first being 1: codewords in all, codewords of correction in each block, blocks. */
const SIZES: readonly (readonly [total: number, correction: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
]
const FORMAT_M = 0b00

export function qr(text: string): Matrix {
  const bytes = new TextEncoder().encode(text)
  const version = SIZES.findIndex((_, index) => bytes.length <= capacity(index + 1)) + 1
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many for a QR code`)
  const codewords = interleaved(version, packed(version, bytes))
  const drawn = MASKS.map((_, mask) => draw(version, codewords, mask))
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

// The data

const lengthBits = (version: number) => (version < 10 ? 8 : 16)
const size = (version: number) => SIZES[version - 1] as (typeof SIZES)[number]

function dataCodewords(version: number): number {
  const [total, correction, blocks] = size(version)
  return total - correction * blocks
}

function capacity(version: number): number {
  return Math.floor((dataCodewords(version) * 8 - 4 - lengthBits(version)) / 8)
}

/** Mode, length, bytes, terminator, and alternating pad bytes to the end. */
function packed(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, lengthBits(version))
  for (const byte of bytes) put(byte, 8)
  const room = dataCodewords(version) * 8
  put(0, Math.min(4, room - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8)
  const codewords: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    codewords.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0))
  }
  return codewords
}

/** Blocks with their correction, read across: first all first codewords, then all second ones. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [, correction, count] = size(version)
  const short = Math.floor(data.length / count)
  const longer = data.length % count // the last blocks have one codeword more
  const divisor = generator(correction)
  const blocks: number[][] = []
  const checks: number[][] = []
  for (let block = 0, at = 0; block < count; block += 1) {
    const length = short + (block >= count - longer ? 1 : 0)
    const part = data.slice(at, at + length)
    blocks.push(part)
    checks.push(remainder(part, divisor))
    at += length
  }
  return [...across(blocks), ...across(checks)]
}

function across(rows: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat()
}

// Reed-Solomon over GF(256) with the polynomial 0x11d

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

function generator(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0))
  for (let root = 1, step = 0; step < degree; step += 1, root = times(root, 2)) {
    for (let at = 0; at < degree; at += 1) result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
  }
  return result
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result: number[] = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0)
    result.push(0)
    divisor.forEach((each, at) => (result[at] = (result[at] ?? 0) ^ times(each, factor)))
  }
  return result
}

// The drawing

type Mask = (row: number, column: number) => boolean
const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

function draw(version: number, codewords: readonly number[], mask: number): Matrix {
  const side = 17 + 4 * version
  const modules: (boolean | undefined)[][] = Array.from({ length: side }, () => Array<undefined>(side).fill(undefined))
  const set = (row: number, column: number, dark: boolean) => {
    const line = modules[row]
    if (line && column >= 0 && column < side) line[column] = dark
  }
  drawPatterns(version, side, set)
  drawFormat(side, mask, set)
  if (version >= 7) drawVersion(version, side, set)

  // In columns two wide, from the right, up and down by turns; the column of the timing pattern is left out.
  const hides = MASKS[mask] as Mask
  let bit = 0
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    const upwards = ((right + 1) & 2) === 0
    for (let step = 0; step < side; step += 1) {
      const row = upwards ? side - 1 - step : step
      for (const column of [right, right - 1]) {
        if (modules[row]?.[column] !== undefined) continue
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        set(row, column, dark !== hides(row, column))
        bit += 1
      }
    }
  }
  return modules.map((line) => line.map((dark) => dark === true))
}

type Set = (row: number, column: number, dark: boolean) => void

/** Finders in three corners with the light border around them, the timing lines, the alignment squares. */
function drawPatterns(version: number, side: number, set: Set): void {
  for (let at = 0; at < side; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const corners = [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const
  for (const [row, column] of corners) square(row, column, 4, [2, 4], set)
  const places = alignments(version, side)
  const last = places.length - 1
  places.forEach((row, i) =>
    places.forEach((column, j) => {
      const onFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!onFinder) square(row, column, 2, [1], set)
    }),
  )
}

/** Rings around a centre, all dark but those named. */
function square(row: number, column: number, radius: number, light: readonly number[], set: Set): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let right = -radius; right <= radius; right += 1) {
      set(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))))
    }
  }
}

function alignments(version: number, side: number): number[] {
  if (version === 1) return []
  return version < 7 ? [6, side - 7] : [6, (side - 1) / 2, side - 7]
}

function drawFormat(side: number, mask: number, set: Set): void {
  const data = (FORMAT_M << 3) | mask
  let check = data
  for (let step = 0; step < 10; step += 1) check = (check << 1) ^ ((check >> 9) * 0x537)
  const bits = ((data << 10) | check) ^ 0x5412
  const dark = (bit: number) => ((bits >> bit) & 1) === 1
  for (let bit = 0; bit < 15; bit += 1) {
    // around the first finder, past the timing lines
    if (bit < 8) set(bit < 6 ? bit : bit + 1, 8, dark(bit))
    else set(8, bit === 8 ? 7 : 14 - bit, dark(bit))
    // and once more along the other two
    if (bit < 8) set(8, side - 1 - bit, dark(bit))
    else set(side - 15 + bit, 8, dark(bit))
  }
  set(side - 8, 8, true)
}

function drawVersion(version: number, side: number, set: Set): void {
  let check = version
  for (let step = 0; step < 12; step += 1) check = (check << 1) ^ ((check >> 11) * 0x1f25)
  const bits = (version << 12) | check
  for (let bit = 0; bit < 18; bit += 1) {
    const far = side - 11 + (bit % 3)
    const near = Math.floor(bit / 3)
    set(near, far, ((bits >> bit) & 1) === 1)
    set(far, near, ((bits >> bit) & 1) === 1)
  }
}

// How hard a drawing is to read; the mask that makes it easiest is taken

function penalty(matrix: Matrix): number {
  const columns = matrix.map((_, column) => matrix.map((line) => line[column] === true))
  const lines = [...matrix, ...columns]
  return sum(lines.map(runs)) + sum(lines.map(likeFinders)) + squares(matrix) + balance(matrix)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Five modules or more of one sort in a row. */
function runs(line: readonly boolean[]): number {
  let points = 0
  for (let at = 0, length = 1; at < line.length; at += 1, length += 1) {
    if (line[at] !== line[at + 1]) {
      if (length >= 5) points += length - 2
      length = 0
    }
  }
  return points
}

/** What could be taken for a finder: 1011101 with four light ones before or after it. */
function likeFinders(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('')
  let found = 0
  for (let at = 0; at + 11 <= text.length; at += 1) {
    const part = text.slice(at, at + 11)
    if (part === '10111010000' || part === '00001011101') found += 1
  }
  return found * 40
}

/** Two by two of one sort. */
function squares(matrix: Matrix): number {
  let found = 0
  matrix.forEach((line, row) => {
    const below = matrix[row + 1]
    if (!below) return
    for (let at = 0; at + 1 < line.length; at += 1) {
      if (line[at] === line[at + 1] && line[at] === below[at] && line[at] === below[at + 1]) found += 1
    }
  })
  return found * 3
}

/** Every five per cent away from half dark. */
function balance(matrix: Matrix): number {
  const all = matrix.length ** 2
  const dark = sum(matrix.map((line) => line.filter(Boolean).length))
  return Math.floor(Math.abs(dark * 20 - all * 10) / all) * 10
}
