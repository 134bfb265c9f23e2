import { EXPERT_STEP } from '../marking/expertMarks.ts'
import { add, clamp, compare, multiply, subtract } from '../marks/arithmetic.ts'
import { type Fraction, fraction, ZERO } from '../marks/Fraction.ts'
import { seeded } from '../papers/seeded.ts'
import type { Given, GivenMarks } from './givenMarks.ts'
import type { SheetRound } from './sheetStates.ts'

/** Two experts agree on a question when they are no more than this part of its full marks apart. */
const TOLERANCE = fraction(1, 10)

type Worth = { question: string; full: Fraction }
type Checked = { round: SheetRound; own: GivenMarks; first: GivenMarks | null; isSampled: boolean }

/**
 * What follows once a round of a sheet is checked: the next round, or the marks that count. The first marks count unless the sheet is in the sample; both
 * together where two experts agree; else those of the moderation. The marks of a re-evaluation replace what was there.
 */
export function afterRound(
  { round, own, first, isSampled }: Checked,
  questions: readonly Worth[],
): { next: SheetRound } | { final: GivenMarks } {
  if (round === 'first' && isSampled) return { next: 'second' }
  if (round !== 'second' || !first) return { final: own }
  const agreed = agreedMarks(first, own, questions)
  return agreed ? { final: agreed } : { next: 'moderation' }
}

/** The mean of the marks of two experts for each question, rounded up to a step of experts; null where they differ by more than the tolerance. */
export function agreedMarks(
  first: GivenMarks,
  second: GivenMarks,
  questions: readonly Worth[],
): GivenMarks | null {
  const agreed: Record<string, Given> = {}
  for (const { question, full } of questions) {
    const [one, other] = [first[question], second[question]]
    if (!one || !other) return null
    const apart = compare(one, other) < 0 ? subtract(other, one) : subtract(one, other)
    if (compare(apart, multiply(full, TOLERANCE)) > 0) return null
    const marks =
      apart.num === 0 ? one : clamp(roundedUp(multiply(add(one, other), fraction(1, 2))), ZERO, full)
    const note = [...new Set([one.note, other.note])].filter((text) => text !== '').join('\n')
    agreed[question] = { num: marks.num, den: marks.den, steps: apart.num === 0 ? one.steps : [], note }
  }
  return agreed
}

function roundedUp({ num, den }: Fraction): Fraction {
  const steps = Math.ceil((num * EXPERT_STEP.den) / (den * EXPERT_STEP.num))
  return multiply(fraction(steps), EXPERT_STEP)
}

/** Whether the sheet of an attempt is in the sample that a second expert checks; always the same for an attempt and a percentage. */
export const isSampled = (attempt: string, percent: number): boolean =>
  seeded(`second check of ${attempt}`)(100) < percent
