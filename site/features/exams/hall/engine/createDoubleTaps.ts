import type { HallAction } from '#domain/exams/attempts/hall.ts'

type Kind = HallAction['kind']

/** Nobody has read a question in less, ms. */
const DOUBLE_TAP_MS = 400
const STEPS: ReadonlySet<Kind> = new Set(['saveAndNext', 'saveAndMark', 'markAndNext', 'next', 'back'])

/**
 * Tells the second tap of a double tap on a button that goes to another question: it would save that question empty and
 * skip it. What is done between two presses makes them two.
 * @param steady the device's steady clock, ms
 */
export function createDoubleTaps(steady: () => number): (kind: Kind) => boolean {
  let steppedAt = Number.NEGATIVE_INFINITY
  return (kind) => {
    if (kind === 'keep') return false
    const passed = steady() - steppedAt
    if (STEPS.has(kind) && passed < DOUBLE_TAP_MS) return true
    steppedAt = STEPS.has(kind) ? steady() : Number.NEGATIVE_INFINITY
    return false
  }
}
