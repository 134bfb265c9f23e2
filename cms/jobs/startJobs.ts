import type { BasePayload } from 'payload'
import { purgeExpired } from './purgeExpired.ts'
import { sweepPayments } from './sweepPayments.ts'

const SWEEP_EVERY_MS = 15_000
const PURGE_EVERY_MS = 3_600_000

/** Runs `work` at once and then every `ms`, one round at a time; answers how to stop. */
function repeat(
  payload: BasePayload,
  name: string,
  ms: number,
  work: (now: Date) => Promise<unknown>,
): () => Promise<void> {
  let round = Promise.resolve()
  const run = () => {
    round = round.then(async () => {
      try {
        await work(new Date())
      } catch (err) {
        payload.logger.error({ msg: `${name} failed`, err })
      }
    })
  }
  run()
  const timer = setInterval(run, ms)
  return async () => {
    clearInterval(timer)
    await round
  }
}

/** Everything the server does without being asked; answers how to stop it. */
export function startJobs(payload: BasePayload): () => Promise<void> {
  const stops = [
    repeat(payload, 'sweeping payments', SWEEP_EVERY_MS, (now) => sweepPayments(payload, now)),
    repeat(payload, 'purging expired rows', PURGE_EVERY_MS, (now) => purgeExpired(payload, now)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
