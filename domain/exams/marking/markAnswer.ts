import type { Answer } from '../answers/AnswerSchema.ts'
import { multiply } from '../marks/arithmetic.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import { isRightNumber } from './isRightNumber.ts'
import type { Judged } from './Judged.ts'
import { markOptions } from './markOptions.ts'
import { markRows } from './markRows.ts'
import { rightParts } from './rightParts.ts'
import type { Scheme } from './SchemeSchema.ts'

/**
 * Marks of an answer as `fitAnswer` returned it. Throws a RangeError when the key is of another type, which is
 * proven before a paper is published, and for what an expert marks.
 */
export function markAnswer(leaf: Leaf, key: LeafKey, answer: Answer, scheme: Scheme): Judged {
  const judged = judge(leaf, key, answer, scheme)
  if (!scheme.certainty || judged.outcome === 'partly') return judged
  const level = ('certainty' in answer && answer.certainty) || 1
  const factor = scheme.certainty[judged.outcome][level - 1]
  return factor ? { ...judged, marks: multiply(scheme.correct, factor) } : judged
}

function judge(leaf: Leaf, key: LeafKey, answer: Answer, scheme: Scheme): Judged {
  const whole = (isRight: boolean): Judged =>
    isRight ? { outcome: 'right', marks: scheme.correct } : { outcome: 'wrong', marks: scheme.wrong }
  const rows = (isRight: readonly (boolean | null)[]): Judged =>
    markRows(isRight.length, count(isRight, true), count(isRight, false), scheme)
  if (answer.type === 'single' && key.type === 'single') return whole(key.right.includes(answer.option))
  if (answer.type === 'assertionReason' && key.type === 'assertionReason')
    return whole(key.right.includes(answer.option))
  if (answer.type === 'trueFalse' && key.type === 'trueFalse') return whole(key.right.includes(answer.value))
  if (answer.type === 'integer' && key.type === 'integer')
    return whole(isRightNumber(answer.text, key.numbers))
  if (answer.type === 'numeric' && key.type === 'numeric')
    return whole(isRightNumber(answer.text, key.numbers))
  if (leaf.type === 'multiple' && answer.type === 'multiple' && key.type === 'multiple')
    return markOptions(answer.options, key.right, leaf.options.length, scheme)
  const parts = rightParts(key, answer)
  if (parts) return rows(parts)
  throw new RangeError(`An answer of type ${answer.type} cannot be marked by a key of type ${key.type}`)
}

const count = <T>(values: readonly T[], value: T): number => values.filter((one) => one === value).length
