import { sum } from '../marks/arithmetic.ts'
import type { Fraction } from '../marks/Fraction.ts'
import { marksText } from '../marks/marksText.ts'
import { parseMarks } from '../marks/parseMarks.ts'

/** The sum of the marks typed so far for the steps of a rubric, as text; empty steps count as none. Null while a step is not a number. */
export function typedTotal(steps: readonly string[]): string | null {
  const marks = steps.filter((step) => step.trim() !== '').map(parseMarks)
  return marks.includes(null) ? null : marksText(sum(marks as Fraction[]))
}
