import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { SILENT_MS } from '../operations/transfers/importProgress.ts'

const BATCH_SIZE = 20

const interruptedText = (saved: number, total: number): string =>
  saved > 0
    ? `The server stopped before the import was done. About ${saved} of ${total} rows were saved, in the order of the file. Import the rest.`
    : `The server stopped before the import was done. Few or none of the ${total} rows were saved.`

/**
 * Closes imports that a stopped server left pending: `partial` or `failed`, with the number of rows saved so far as their issue.
 * Returns how many were closed.
 */
export async function closeImports(payload: BasePayload, now: Date): Promise<number> {
  const isStale: Where = {
    and: [
      { status: { equals: 'pending' } },
      { updatedAt: { less_than: new Date(now.getTime() - SILENT_MS).toISOString() } },
    ],
  }
  const found = await readRows({
    payload,
    collection: 'imports',
    where: isStale,
    sort: ['createdAt'],
    limit: BATCH_SIZE,
  })
  let closed = 0
  for (const { id, summary } of found) {
    const saved = (summary?.imported ?? 0) + (summary?.updated ?? 0)
    const row = await conditionalUpdate({
      payload,
      collection: 'imports',
      where: { and: [{ id: { equals: id } }, isStale] },
      data: {
        status: saved > 0 ? 'partial' : 'failed',
        summary: {
          ...summary,
          issues: 1,
          issueDetails: [{ row: 0, name: null, error: interruptedText(saved, summary?.total ?? 0) }],
        },
        updatedAt: now.toISOString(),
      },
    })
    if (row) closed++
  }
  return closed
}
