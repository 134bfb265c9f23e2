import type { Fraction } from './Fraction.ts'
import { marksText } from './marksText.ts'

/** Marks with their sign as halls show them: `+4`, `−1` with a minus sign, `0`. */
export const signedText = (marks: Fraction): string => {
  const text = marksText(marks)
  return marks.num > 0 ? `+${text}` : text.replace('-', '\u2212')
}
