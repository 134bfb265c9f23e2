import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { advanceRegrade } from '../operations/exams/regrade/advanceRegrade.ts'

const BATCH_SIZE = 20

/** Continues unfinished regrades, oldest first; a failure of one is logged and retried. Returns how many there were. */
export async function regradeReleases(
  payload: BasePayload,
  now: Date,
  shouldContinue: () => boolean = () => true,
): Promise<number> {
  const open = await readRows({
    payload,
    collection: 'regrades',
    where: { state: { not_equals: 'done' } },
    sort: ['startedAt'],
    limit: BATCH_SIZE,
  })
  for (const regrade of open) {
    if (!shouldContinue()) break
    try {
      await advanceRegrade(payload, regrade, now, shouldContinue)
    } catch (err) {
      payload.logger.error({ msg: 'attempts could not be marked again', release: regrade.release, err })
    }
  }
  return open.length
}
