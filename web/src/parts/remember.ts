// Small choices of this device.

const KEY = 'dejarik-'

export function recall(name: string, otherwise: boolean): boolean {
  const kept = localStorage.getItem(KEY + name)
  return kept === null ? otherwise : kept === 'yes'
}

export function keep(name: string, value: boolean): void {
  localStorage.setItem(KEY + name, value ? 'yes' : 'no')
}
