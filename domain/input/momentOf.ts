/**
 * The moment that a text from outside names, ms since epoch; null unless it is digits of `radix` and nothing else. `Number`
 * and `parseInt` answer NaN, which passes every check that asks whether it is too old.
 */
export function momentOf(text: string | null | undefined, radix: 10 | 36 = 10): number | null {
  const digits = radix === 10 ? /^\d{1,15}$/ : /^[0-9a-z]{1,10}$/
  if (!text || !digits.test(text)) return null
  const moment = Number.parseInt(text, radix)
  return Number.isNaN(new Date(moment).getTime()) ? null : moment
}

/** Whether a moment is at most `withinMs` before or after `now`; one that is not known never is. */
export const isNear = (moment: number | null, now: Date, withinMs: number): boolean =>
  moment !== null && Math.abs(now.getTime() - moment) <= withinMs
