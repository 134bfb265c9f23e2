/** One answer of the server: its clock, and when the request left and the answer arrived by the device's own steady clock, ms. */
export type ClockSample = { serverNow: number; sentAt: number; receivedAt: number }
/** `offset` is what the steady clock lacks of the server's, `error` how far off that may be, ms. */
export type ServerClock = { offset: number; error: number; measuredAt: number }

/** A measurement that is older than this gives way to a less exact one: steady clocks drift too. */
const KEEPS_MS = 300_000

/**
 * The server's clock after one more answer: half of the way there and back is taken for the way back. Exact measurements
 * are kept for five minutes against those that a slow network made vague, unless they contradict each other.
 */
export function measuredClock(kept: ServerClock | null, sample: ClockSample): ServerClock {
  const way = Math.max(0, sample.receivedAt - sample.sentAt)
  const measured: ServerClock = {
    offset: sample.serverNow - (sample.sentAt + way / 2),
    error: way / 2,
    measuredAt: sample.receivedAt,
  }
  if (kept === null || measured.error <= kept.error) return measured
  const isOld = sample.receivedAt - kept.measuredAt > KEEPS_MS
  const contradicts = Math.abs(kept.offset - measured.offset) > kept.error + measured.error
  return isOld || contradicts ? measured : kept
}

/** The server's time, ms since epoch, at a moment of the steady clock. */
export const serverTimeAt = ({ offset }: Pick<ServerClock, 'offset'>, steady: number): number =>
  steady + offset
