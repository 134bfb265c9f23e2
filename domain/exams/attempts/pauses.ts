/** A pause, ms since epoch; `to` is null while it lasts. */
export type Pause = { from: number; to: number | null }
type Policy = { times: number | null; minutes: number }

const lengthOf = ({ from, to }: Pause, now: number): number => Math.max(0, (to ?? now) - from)

/** How long an attempt has been paused, ms. */
export const pausedFor = (pauses: readonly Pause[], now: number): number =>
  pauses.reduce((sum, pause) => sum + lengthOf(pause, now), 0)

/** How long it may still be paused, ms; 0 when no pause is left. */
export function pauseLeft(pauses: readonly Pause[], { times, minutes }: Policy, now: number): number {
  const isOpen = pauses.at(-1)?.to === null
  if (times !== null && !isOpen && pauses.length >= times) return 0
  return Math.max(0, minutes * 60_000 - pausedFor(pauses, now))
}

/** When the server resumes a paused attempt, ms since epoch; null when it is not paused. */
export function resumesAt(pauses: readonly Pause[], policy: Policy): number | null {
  const last = pauses.at(-1)
  return last && last.to === null ? last.from + pauseLeft(pauses, policy, last.from) : null
}

/** Time that the attempt has been running since its start, ms; pauses do not count. */
export const runningTime = (startedAt: number, pauses: readonly Pause[], now: number): number =>
  Math.max(0, now - startedAt - pausedFor(pauses, now))

/** The moment at which an attempt has been running for `running` ms, with the pauses so far. */
export function momentOf(startedAt: number, pauses: readonly Pause[], running: number): number {
  let moment = startedAt + running
  for (const { from, to } of pauses) if (to !== null && from < moment) moment += to - from
  return moment
}
