/** A class counts as attended from this share of its planned minutes on. */
const ATTENDED_SHARE = 0.5

/** A live class that was held. */
export type HeldClass = { id: string; startsAt: number; minutes: number }

/** Whether `seconds` of presence count as attendance of a class of `minutes`. */
export const hasAttended = (seconds: number, minutes: number): boolean =>
  seconds >= minutes * 60 * ATTENDED_SHARE

/**
 * Ids of the classes that a student missed, and the number that they attended. Classes that began before they joined the batch count as neither.
 * @param since when the student joined, ms since epoch @param secondsIn seconds of presence by id of the class
 */
export function attendanceOver(
  held: readonly HeldClass[],
  since: number,
  secondsIn: ReadonlyMap<string, number>,
): { attended: number; missed: string[] } {
  const own = held.filter(({ startsAt }) => startsAt >= since)
  const missed = own.filter(({ id, minutes }) => !hasAttended(secondsIn.get(id) ?? 0, minutes))
  return { attended: own.length - missed.length, missed: missed.map(({ id }) => id) }
}
