const SMALL = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen ' +
  'Seventeen Eighteen Nineteen'
).split(' ')
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

const belowHundred = (value: number): string =>
  value < 20
    ? (SMALL[value] as string)
    : [TENS[Math.floor(value / 10)], ...(value % 10 ? [SMALL[value % 10]] : [])].join('-')

/** A whole number as Indians say it, in hundreds, thousands, lakhs and crores. */
function words(value: number): string {
  if (value === 0) return 'Zero'
  const said: string[] = []
  let rest = value
  for (const [size, name] of [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ] as const) {
    const count = Math.floor(rest / size)
    if (count > 0) said.push(`${words(count)} ${name}`)
    rest %= size
  }
  if (rest > 0) said.push(belowHundred(rest))
  return said.join(' ')
}

/** An amount in words: `Rupees Two Lakh Fifty Thousand and Fifty Paise Only`. @param paise 0 or more */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  return `Rupees ${words(rupees)}${rest > 0 ? ` and ${belowHundred(rest)} Paise` : ''} Only`
}
