/** Section 3, country entry: ISO code, dial code, the lengths its mobile numbers may have, and whether it is offered first. */
export type PhoneCountry = { code: string; phone: string; phoneLength: readonly number[]; suggested?: true }

/** The default (section 5), and the only one unless isIntlPhoneEnabled. */
export const INDIA: PhoneCountry = { code: 'IN', phone: '91', phoneLength: [10], suggested: true }

export const isIndia = ({ phone }: PhoneCountry): boolean => phone === INDIA.phone

export const longestNumber = ({ phoneLength }: PhoneCountry): number => Math.max(...phoneLength)

/** What the counter shows after the slash: `10`, `8-11`, or `4, 7` where no length between them is allowed. */
export function lengthBounds({ phoneLength }: PhoneCountry): string {
  const runs: [from: number, to: number][] = []
  for (const length of phoneLength.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && length <= last[1] + 1) last[1] = length
    else runs.push([length, length])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}
