/**
 * Normalises a code for comparison: upper case, without whitespace. Letters, digits, `-` and `_`, 3 to 40;
 * null for anything else.
 */
export function couponCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code) ? code : null
}

/**
 * The codes in a typed text or a list of such texts, separated by commas or whitespace, without duplicates.
 */
export const couponCodes = (typed: string | readonly string[]): string[] => [
  ...new Set(
    [typed]
      .flat()
      .flatMap((text) => text.split(/[\s,;+]+/))
      .flatMap((part) => couponCode(part) ?? []),
  ),
]
