/** Section 3, country entry: ISO code, dial code, the lengths its mobile numbers may have, and whether it is offered first. */
export type PhoneCountry = { code: string; phone: string; phoneLength: readonly number[]; suggested?: true }

/** The default (section 5), and the only one unless isIntlPhoneEnabled. */
export const INDIA: PhoneCountry = { code: 'IN', phone: '91', phoneLength: [10], suggested: true }

export const isIndia = ({ phone }: PhoneCountry): boolean => phone === INDIA.phone

export const longestNumber = ({ phoneLength }: PhoneCountry): number => Math.max(...phoneLength)

/** What the counter shows after the slash: `10`, or `8-11`. */
export function lengthBounds({ phoneLength }: PhoneCountry): string {
  const [least, most] = [Math.min(...phoneLength), Math.max(...phoneLength)]
  return least === most ? String(most) : `${least}-${most}`
}
