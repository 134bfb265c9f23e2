import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { SILENT_MS } from '../operations/transfers/importProgress.ts'

/** Imports closed in one round; the next round follows soon. */
const A_ROUND = 20

const stopped = (saved: number, total: number): string =>
  saved > 0
    ? `The server stopped before the import was done. About ${saved} of ${total} rows were saved, in the order of the file. Import the rest.`
    : `The server stopped before the import was done. Few or none of the ${total} rows were saved.`

/** Closes imports whose server stopped in the middle: their row says so, and how far they were. Answers how many. */
export async function closeImports(payload: BasePayload, now: Date): Promise<number> {
  const silent: Where = {
    and: [
      { status: { equals: 'pending' } },
      { updatedAt: { less_than: new Date(now.getTime() - SILENT_MS).toISOString() } },
    ],
  }
  const found = await readRows({
    payload,
    collection: 'imports',
    where: silent,
    sort: ['createdAt'],
    limit: A_ROUND,
  })
  let closed = 0
  for (const { id, summary } of found) {
    const saved = (summary?.imported ?? 0) + (summary?.updated ?? 0)
    const row = await conditionalUpdate({
      payload,
      collection: 'imports',
      where: { and: [{ id: { equals: id } }, silent] },
      data: {
        status: saved > 0 ? 'partial' : 'failed',
        summary: {
          ...summary,
          issues: 1,
          issueDetails: [{ row: 0, name: null, error: stopped(saved, summary?.total ?? 0) }],
        },
        updatedAt: now.toISOString(),
      },
    })
    if (row) closed++
  }
  return closed
}
