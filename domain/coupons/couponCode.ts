/** A code as it is compared: capitals, without blanks. Letters, digits, `-` and `_`, 3 to 40; null for anything else. */
export function couponCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code) ? code : null
}

/** The codes in what a person typed, or in a list of such: several stand between commas or blanks, each once. */
export const couponCodes = (typed: string | readonly string[]): string[] => [
  ...new Set(
    [typed]
      .flat()
      .flatMap((text) => text.split(/[\s,;+]+/))
      .flatMap((part) => couponCode(part) ?? []),
  ),
]
