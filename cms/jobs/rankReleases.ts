import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { writeStandings } from '../operations/exams/standings/writeStandings.ts'

const BATCH_SIZE = 50

/** Computes the requested standings, one release after the other; a failure of one is logged and retried later. */
export async function rankReleases(
  payload: BasePayload,
  now: Date,
  shouldContinue: () => boolean = () => true,
): Promise<number> {
  const wanted = await readRows({
    payload,
    collection: 'standing-pointers',
    where: {
      and: [{ isWanted: { equals: true } }, { wantedAt: { less_than_equal: now.toISOString() } }],
    },
    sort: ['wantedAt'],
    limit: BATCH_SIZE,
  })
  for (const pointer of wanted) {
    if (!shouldContinue()) break
    try {
      await writeStandings(payload, pointer)
    } catch (err) {
      payload.logger.error({ msg: 'standings could not be computed', release: pointer.release, err })
    }
  }
  return wanted.length
}
