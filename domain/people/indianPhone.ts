const TEN_DIGITS = /^[5-9][0-9]{9}$/
const WRITTEN = /^[+0]?(?:91)?([5-9][0-9]{9})$/

/** Removes separators (spaces, dashes, dots and brackets); `00` becomes `+`. */
export const compactPhone = (input: string): string =>
  input.replace(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+')

/**
 * An Indian phone in any written form as `+91<10 digits>`, or null (spec 5: optional + or 0, optional 91, then 10
 * digits starting 5-9). Only ASCII digits count.
 */
export function indianPhone(input: string): string | null {
  const compact = compactPhone(input)
  // 9198765432 is ten digits starting with 9: a number, not a prefix with eight digits.
  if (TEN_DIGITS.test(compact)) return `+91${compact}`
  // +91 98765432 has its prefix written out, and two digits too few.
  if (/^\+91[0-9]{8}$/.test(compact)) return null
  const digits = WRITTEN.exec(compact)?.[1]
  return digits ? `+91${digits}` : null
}

/**
 * Number of typed digits of an Indian phone, without a leading +91 or 0; null for a phone with the code of another country.
 */
export function countTypedDigits(input: string): number | null {
  const compact = compactPhone(input)
  if (compact.startsWith('+') && !'+91'.startsWith(compact.slice(0, 3))) return null
  const whole = indianPhone(input)
  return whole ? 10 : onlyDigits(compact.replace(/^\+(91?)?|^0/, '')).length
}

/** Digits that a person typed, everything else dropped (spec 5, login phone). */
export const onlyDigits = (value: string): string => value.replace(/[^0-9]/g, '')
