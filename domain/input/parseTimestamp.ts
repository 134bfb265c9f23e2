/**
 * The timestamp in untrusted text, ms since epoch; null unless it consists of digits of `radix`. `Number` and
 * `parseInt` return NaN, which passes any check of the form "is it too old".
 */
export function parseTimestamp(text: string | null | undefined, radix: 10 | 36 = 10): number | null {
  const digits = radix === 10 ? /^\d{1,15}$/ : /^[0-9a-z]{1,10}$/
  if (!text || !digits.test(text)) return null
  const moment = Number.parseInt(text, radix)
  return Number.isNaN(new Date(moment).getTime()) ? null : moment
}

/** Whether a time is at most `withinMs` before or after `now`; false for an unknown time. */
export const isWithin = (moment: number | null, now: Date, withinMs: number): boolean =>
  moment !== null && Math.abs(now.getTime() - moment) <= withinMs
