import type { BasePayload } from 'payload'
import { finishDeletions } from '../operations/account/deleteAccount.ts'
import { watchNews } from '../operations/notifications/watchNews.ts'
import { purgeExpired } from './purgeExpired.ts'
import { sendBroadcasts } from './sendBroadcasts.ts'
import { sweepPayments } from './sweepPayments.ts'

const SWEEP_EVERY_MS = 15_000
const PURGE_EVERY_MS = 3_600_000
const BROADCAST_EVERY_MS = 3000
const WATCH_EVERY_MS = 1000

/** Runs `work` at once and then every `ms`, one round at a time (one that is due meanwhile is left out); answers how to stop. */
function repeat(
  payload: BasePayload,
  name: string,
  ms: number,
  work: (now: Date) => Promise<unknown>,
): () => Promise<void> {
  let round: Promise<void> | null = null
  const run = () => {
    round ??= work(new Date())
      .then(
        () => undefined,
        (err) => payload.logger.error({ msg: `${name} failed`, err }),
      )
      .finally(() => {
        round = null
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
    repeat(payload, 'finishing deletions', PURGE_EVERY_MS, (now) => finishDeletions(payload, now)),
    repeat(payload, 'sending to many', BROADCAST_EVERY_MS, (now) => sendBroadcasts(payload, now)),
    repeat(payload, 'watching for news', WATCH_EVERY_MS, (now) => watchNews(payload, now)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
