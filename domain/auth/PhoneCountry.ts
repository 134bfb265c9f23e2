/** Section 3, country entry: ISO code, dial code and the lengths its mobile numbers may have. */
export type PhoneCountry = { code: string; phone: string; phoneLength: readonly number[] }

/** The default (section 5), and the only one unless isIntlPhoneEnabled. */
export const INDIA: PhoneCountry = { code: 'IN', phone: '91', phoneLength: [10] }

export const longestNumber = ({ phoneLength }: PhoneCountry): number => Math.max(...phoneLength)

/** What the counter shows after the slash: `10`, or `8-11`. */
export function lengthBounds({ phoneLength }: PhoneCountry): string {
  const [least, most] = [Math.min(...phoneLength), Math.max(...phoneLength)]
  return least === most ? String(most) : `${least}-${most}`
}
