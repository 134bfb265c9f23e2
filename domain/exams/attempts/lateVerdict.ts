/** How long after the end a save that was under way still counts as in time, ms. */
export const GRACE_MS = 15_000

/**
 * Whether an answer counts, by when it arrived. `counts`: it came in time. `countsLate`: it counts and is flagged.
 * `kept`: it is kept and flagged, and counts only when staff accept it. `early`: its section is not open yet.
 */
export type LateVerdict = 'counts' | 'countsLate' | 'kept' | 'early'

/**
 * By the server's clock alone; what the browser says about its time changes nothing.
 * @param open when the question's section takes answers, ms since epoch
 * @param lateSyncMinutes for how long after the end late answers count, flagged
 * @param acceptedUntil until when staff have allowed late answers of this attempt to count; null without that
 */
export function lateVerdict(
  receivedAt: number,
  open: { from: number; to: number },
  { lateSyncMinutes, acceptedUntil }: { lateSyncMinutes: number; acceptedUntil: number | null },
): LateVerdict {
  if (receivedAt < open.from) return 'early'
  // The section was over before this student could open it.
  if (open.to <= open.from) return 'kept'
  if (receivedAt < open.to + GRACE_MS) return 'counts'
  const until = Math.max(open.to + lateSyncMinutes * 60_000, acceptedUntil ?? 0)
  return receivedAt < until ? 'countsLate' : 'kept'
}

/** When late answers stop counting automatically; results are computed after it. Ms since epoch. */
export const lateAnswersEndAt = (endsAt: number, lateSyncMinutes: number): number =>
  endsAt + Math.max(GRACE_MS, lateSyncMinutes * 60_000)
