import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { followPaper } from '../operations/exams/bank/followPaper.ts'

/** Longer than a restart of the server takes. */
const LOOK_BACK_MS = 3_600_000
const BATCH_SIZE = 500

/** Repeats recording what papers use, for papers of the last hour; it happens after each save, which a restart may have interrupted. */
export async function recordPaperUses(payload: BasePayload, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LOOK_BACK_MS).toISOString()
  const drafts = await readRows({
    payload,
    collection: 'paper-drafts',
    where: { changedAt: { greater_than: since } },
    sort: ['changedAt'],
    limit: BATCH_SIZE,
    select: ['paper'],
  })
  const releases = await readRows({
    payload,
    collection: 'paper-releases',
    where: { publishedAt: { greater_than: since } },
    sort: ['publishedAt'],
    limit: BATCH_SIZE,
    select: ['paper'],
  })
  for (const paper of new Set([...drafts, ...releases].map((row) => row.paper)))
    await followPaper(payload, paper)
}
