import { describe, expect, it } from 'vitest'
import { qr } from './qr'

/** Each line of the matrix as a hexadecimal number. */
const lines = (text: string) =>
  qr(text)
    .map((line) => Number.parseInt(line.map((dark) => (dark ? '1' : '0')).join(''), 2).toString(16))
    .join(' ')

// The matrices are those of python-qrcode 8.2 with the same mask; OpenCV reads them all.
const KNOWN: readonly (readonly [what: string, text: string, matrix: string])[] = [
  [
    'version 1, mostly padding',
    'A',
    [
      '1fd27f 105f41 17455d 175b5d 174e5d 104b41 1fd57f 1b00 16e74b b2bc8 19da0d 16827c 13c924 1649 1fd328 105836',
      '174df1 175e7e 175560 1044a5 1fd090',
    ].join(' '),
  ],
  [
    'version 4, a link, two blocks',
    'http://127.0.0.1:8000/join/BvaajPQ1loEIZ2UI',
    [
      '1fdcf577f 104fc7141 174f4c95d 175938c5d 17559a45d 105be9341 1fd55557f 184fd00 117638bf9 cbc7db0d 1de5f424a',
      '1aaa90680 14c59254b d14cf964 1366e1312 d1eb8e98 f618aada 8811570d cfde8e4a e354c941 1251e73ca 142dda426 3e016f02',
      '4244fb43 1cf9a89f2 1b2dd16 1fd0f415a 10498071a 175c305fb 17488fada 174de94f8 10477cc20 1fdccab91',
    ].join(' '),
  ],
  [
    'version 8, blocks of two lengths, with the version drawn',
    'y'.repeat(150),
    [
      '1fd8a8555597f 104e5eddddf41 175fdb8888b5d 174d7eaaaaa5d 174cdbfd5505d 105f8ec5ddc41 1fd555555557f c7cc777500',
      '1467f07d55425 7a7ea6aaaaa7 7c7596222125 80021b77757a 148c31555452 6222f6aaaaa7 1842c66222125 102e37b77757a',
      '478d01555452 1993426aaaaa7 1054e96222125 8851b77757a 16588c1555452 4a7ee6aaaaa7 df395fe221f5 131b95c77751a',
      'd52e8d555752 15148ac6aab17 1f8057e221f5 1ab1f5df777da 1948ebc955682 1bb3fc6aaa8a7 15f5111622055 93755df777d9',
      'ac120c955681 12927e6aaa8a7 1762311622055 1482d5df777da be9e0c955682 b3b026aaa8a7 8c6111622055 e3b15df777da',
      '1c50f8fd557f2 15ce46aab17 1fde9d5622355 104d95477751a 1743207d555f2 174122f6aab76 17560d9622156 104681ab776a8',
      '1fd5f06155621',
    ].join(' '),
  ],
]

describe('a QR code', () => {
  it.each(KNOWN)('%s', (_, text, matrix) => expect(lines(text)).toBe(matrix))
  it('counts bytes, not letters', () => expect(qr('Сідайте та грайте')).toHaveLength(29))
  it('takes 213 bytes', () => {
    expect(qr('z'.repeat(213))).toHaveLength(57)
    expect(() => qr('z'.repeat(214))).toThrow(RangeError)
  })
})
