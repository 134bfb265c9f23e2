/** An answer in less than this part of the pace was not worked out. */
const GUESS_PART = 4
/** From this multiple of the pace on, a question counts as too slow. */
const SLOW_TIMES = 2

/** How long was spent on a question, and how long those who are good at it need, ms. */
export type Paced = { spentMs: number; paceMs: number }
export const PACES = ['fast', 'slow'] as const
export type Pace = (typeof PACES)[number]

/** `fast`: answered before it can be worked out; `slow`: more than twice the pace; null for neither. */
export function paceOf({ spentMs, paceMs }: Paced, isAnswered: boolean): Pace | null {
  if (isAnswered && spentMs * GUESS_PART < paceMs) return 'fast'
  return spentMs > paceMs * SLOW_TIMES ? 'slow' : null
}
