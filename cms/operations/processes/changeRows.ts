import type { BasePayload } from 'payload'
import { insertIfAbsent, readRows } from '#database/guard.ts'

/** A row of `changes`: one list of cache tags for each change. */
type ChangeRow = { n: number; source: string; tags: string[][] }

const ATTEMPTS = 1000
const KEPT = 10_000
const TAGS_PER_LIST = 1000
const LISTS_PER_ROW = 200

/** The newest number; 0 without rows. */
export async function newestNumber(payload: BasePayload): Promise<number> {
  const [newest] = await readRows({
    payload,
    collection: 'changes',
    where: {},
    sort: ['-n'],
    limit: 1,
    select: ['n'],
  })
  return newest?.n ?? 0
}

/** At most `limit` rows after the number `after`, in ascending order. */
export async function rowsAfter(payload: BasePayload, after: number, limit: number): Promise<ChangeRow[]> {
  const rows = await readRows({
    payload,
    collection: 'changes',
    where: { n: { greater_than: after } },
    sort: ['n'],
    limit,
  })
  return rows.map(({ n, source, tags }) => ({ n, source, tags: tags as string[][] }))
}

/** Inserts changes, each with its cache tags, and returns the number of the last row. `source` names the process. */
export async function addChanges(
  payload: BasePayload,
  source: string,
  changes: readonly string[][],
): Promise<number> {
  const lists = changes.flatMap((tags) => chunksOf(tags, TAGS_PER_LIST))
  let last = 0
  for (const tags of chunksOf(lists, LISTS_PER_ROW)) last = await addRow(payload, source, tags)
  return last
}

function chunksOf<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let at = 0; at < list.length; at += size) chunks.push(list.slice(at, at + size))
  return chunks
}

/**
 * Inserts a row with the number after the newest one and returns it. When a concurrent process has used the number, the next one is tried, so rows
 * become visible in the order of their numbers.
 */
async function addRow(payload: BasePayload, source: string, tags: string[][]): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const n = (await newestNumber(payload)) + 1
    if (await insertIfAbsent({ payload, collection: 'changes', data: { n, source, tags } })) return n
  }
  throw new Error(`no number was free in ${ATTEMPTS} attempts`)
}

/** Deletes all but the last 10,000 rows; a process that is further behind drops all its caches. */
export async function purgeChanges(payload: BasePayload): Promise<void> {
  const oldest = (await newestNumber(payload)) - KEPT
  if (oldest <= 0) return
  await payload.db.deleteMany({ collection: 'changes', where: { n: { less_than_equal: oldest } } })
}
