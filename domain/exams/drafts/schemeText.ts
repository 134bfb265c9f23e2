import type { Scheme } from '../marking/SchemeSchema.ts'
import { type Fraction, ZERO } from '../marks/Fraction.ts'
import { marksText } from '../marks/marksText.ts'
import type { DraftScheme } from './DraftSchema.ts'

/** Marks as they are typed: `4`, `-0.66`, `-1/3`, `10/3`. The inverse of `parseMarks`. */
export function typedMarks(marks: Fraction): string {
  const text = marksText(marks)
  return text.includes(' ') || text.length > 6 ? `${marks.num}/${marks.den}` : text
}

/** A scheme as the form has it. */
export function typedScheme({ correct, wrong, blank, partial, certainty }: Scheme): DraftScheme {
  const each = 'each' in partial && partial.each ? typedMarks(partial.each) : ''
  const costs = 'wrongEach' in partial ? partial : { wrongEach: ZERO, least: ZERO }
  const levels = (three: readonly [Fraction, Fraction, Fraction]): [string, string, string] => [
    typedMarks(three[0]),
    typedMarks(three[1]),
    typedMarks(three[2]),
  ]
  return {
    correct: typedMarks(correct),
    wrong: typedMarks(wrong),
    blank: typedMarks(blank),
    partial: {
      kind: partial.kind,
      each,
      wrongEach: typedMarks(costs.wrongEach),
      least: typedMarks(costs.least),
    },
    certainty: certainty && { right: levels(certainty.right), wrong: levels(certainty.wrong) },
  }
}
