import type { BasePayload } from 'payload'
import { sweepPayments } from './sweepPayments.ts'

const EVERY_MS = 15_000

/** Sweeps payments at once and every 15 s, one round at a time; answers how to stop. */
export function startSweeper(payload: BasePayload): () => Promise<void> {
  let round = Promise.resolve()
  const sweep = () => {
    round = round.then(async () => {
      try {
        await sweepPayments(payload, new Date())
      } catch (err) {
        payload.logger.error({ msg: 'the payment sweeper failed', err })
      }
    })
  }
  sweep()
  const timer = setInterval(sweep, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await round
  }
}
