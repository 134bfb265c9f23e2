const SMALL = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen ' +
  'Seventeen Eighteen Nineteen'
).split(' ')
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

const belowHundred = (value: number): string =>
  value < 20
    ? (SMALL[value] as string)
    : [TENS[Math.floor(value / 10)], ...(value % 10 ? [SMALL[value % 10]] : [])].join('-')

/** A whole number in words, in the Indian system: hundreds, thousands, lakhs and crores. */
function numberInWords(value: number): string {
  if (value === 0) return 'Zero'
  const parts: string[] = []
  let remainder = value
  for (const [size, name] of [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ] as const) {
    const count = Math.floor(remainder / size)
    if (count > 0) parts.push(`${numberInWords(count)} ${name}`)
    remainder %= size
  }
  if (remainder > 0) parts.push(belowHundred(remainder))
  return parts.join(' ')
}

/** An amount in words: `Rupees Two Lakh Fifty Thousand and Fifty Paise Only`. @param paise 0 or more */
export function amountInWords(paise: number): string {
  const [rupees, paisePart] = [Math.floor(paise / 100), paise % 100]
  return `Rupees ${numberInWords(rupees)}${paisePart > 0 ? ` and ${belowHundred(paisePart)} Paise` : ''} Only`
}
