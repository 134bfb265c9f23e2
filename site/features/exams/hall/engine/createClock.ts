import {
  type ClockSample,
  measuredClock,
  type ServerClock,
  serverTimeAt,
} from '#domain/exams/attempts/serverClock.ts'

/** A difference between wall clock and steady clock that is a sleep of the device and no drift, ms. */
const SLEEP_MS = 2000

/**
 * The server's clock in this tab. Without an answer yet, the device's own clock counts until the first one.
 * @param steady the device's steady clock, ms
 */
export function createClock(steady: () => number, sample: ClockSample | null) {
  let clock: ServerClock = sample
    ? measuredClock(null, sample)
    : { offset: Date.now() - steady(), error: Number.POSITIVE_INFINITY, measuredAt: steady() }
  let [wallBefore, steadyBefore] = [Date.now(), steady()]
  return {
    now: (): number => serverTimeAt(clock, steady()),
    measure: (answer: ClockSample): void => {
      clock = measuredClock(clock, answer)
    },
    /**
     * Called again and again: adds a sleep in which the steady clock stood still, and returns whether there was one. The server's
     * next answer corrects what was added.
     */
    noticeSleep: (): boolean => {
      const [wall, steadyNow] = [Date.now(), steady()]
      const passed = steadyNow - steadyBefore
      const slept = wall - wallBefore - passed
      ;[wallBefore, steadyBefore] = [wall, steadyNow]
      if (slept <= SLEEP_MS || passed >= slept) return false
      clock = { ...clock, offset: clock.offset + slept, error: clock.error + slept }
      return true
    },
  }
}
