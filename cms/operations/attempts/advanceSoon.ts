import pLimit from 'p-limit'
import type { BasePayload } from 'payload'
import { advanceAttempt } from './advanceAttempt.ts'

const limit = pLimit(2)
/** Beyond this number the sweeper is as fast. */
const MAX_AWAITED = 4

/**
 * Does what is due for an attempt that was just submitted: before the answer where the server has time, else soon after it. What
 * fails is left to the sweeper.
 */
export async function advanceSoon(payload: BasePayload, id: string, now: number): Promise<void> {
  const work = limit(() => advanceAttempt(payload, id, now)).catch((err: unknown) => {
    payload.logger.error({ msg: 'a submitted attempt could not be marked', attempt: id, err })
  })
  if (limit.pendingCount < MAX_AWAITED) await work
}
