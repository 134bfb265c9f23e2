/** A decimal as typed and folded: digits with at most one point, 15 digits on either side of it. */
export const DECIMAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,14}[1-9])?$/

/** Compares two folded decimals exactly, whatever their number of digits: negative, 0 or positive. */
export function compareDecimals(a: string, b: string): number {
  const places = Math.max(placesOf(a), placesOf(b))
  const difference = unitsOf(a, places) - unitsOf(b, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The sum of two folded decimals, folded. */
export function addDecimals(a: string, b: string): string {
  const places = Math.max(placesOf(a), placesOf(b))
  const units = unitsOf(a, places) + unitsOf(b, places)
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`
}

export const negateDecimal = (text: string): string =>
  text === '0' ? text : text.startsWith('-') ? text.slice(1) : `-${text}`

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

function unitsOf(text: string, places: number): bigint {
  const [whole = '', decimals = ''] = text.split('.')
  return BigInt(`${whole}${decimals.padEnd(places, '0')}`)
}
