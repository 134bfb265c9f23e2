/** Digits a mobile number may have: one length, a list of lengths, or a range from `min` to `max`. */
export type PhoneLengths = { phoneLength: number | readonly number[] } | { min: number; max: number }

/** Spec 3, country entry: ISO code, dial code, the lengths its mobile numbers may have, and whether it is offered first. */
export type PhoneCountry = { code: string; phone: string; suggested?: true } & PhoneLengths

/** The default (spec 5), and the only one unless isIntlPhoneEnabled. */
export const INDIA: PhoneCountry = { code: 'IN', phone: '91', phoneLength: [10], suggested: true }

export const isIndia = ({ phone }: PhoneCountry): boolean => phone === INDIA.phone

/** The allowed lengths as a flat list. */
export const phoneLengths = (country: PhoneLengths): number[] =>
  'phoneLength' in country
    ? [country.phoneLength].flat()
    : Array.from({ length: country.max - country.min + 1 }, (_, i) => country.min + i)

export const isPhoneLength = (country: PhoneLengths, digits: number): boolean =>
  phoneLengths(country).includes(digits)

export const longestNumber = (country: PhoneLengths): number => Math.max(...phoneLengths(country))

/** What the counter shows after the slash: `10`, `8-11`, or `4, 7` where no length between them is allowed. */
export function lengthBounds(country: PhoneLengths): string {
  const runs: [from: number, to: number][] = []
  for (const length of phoneLengths(country).sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && length <= last[1] + 1) last[1] = length
    else runs.push([length, length])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}
