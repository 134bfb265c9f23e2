import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { OwnedItem } from './ownedItems.ts'

const collection = 'item-downloads'

/** Repeated requests within this time are not counted, ms, since a browser on a bad network resumes with ranges. */
const SAME_DOWNLOAD_MS = 10 * MINUTE_MS
const MAX_ROWS = 2000

const keyOf = (student: string, item: string): string => `${student}:${item}`

type Taken = { project: string; student: string; owned: OwnedItem; now: Date }

/**
 * Counts a download of a bought file. False when the student has reached the item's download limit. Parallel calls never exceed
 * the limit: each is a conditional update.
 */
export async function takeDownload(
  payload: BasePayload,
  { project, student, owned: { item, product }, now }: Taken,
): Promise<boolean> {
  const key = keyOf(student, String(item.id))
  const at = now.toISOString()
  await insertIfAbsent({
    payload,
    collection,
    data: {
      key,
      project,
      student,
      item: item.id,
      title: item.title,
      product,
      count: 0,
      firstAt: at,
      lastAt: at,
    },
  })
  const before = new Date(now.getTime() - SAME_DOWNLOAD_MS).toISOString()
  const counted = await conditionalUpdate({
    payload,
    collection,
    where: {
      and: [
        { key: { equals: key } },
        { or: [{ count: { equals: 0 } }, { lastAt: { less_than: before } }] },
        ...(item.downloadLimit ? [{ count: { less_than: item.downloadLimit } }] : []),
      ],
    },
    data: { count: { $inc: 1 }, lastAt: at },
  })
  if (counted) return true
  const row = await readRow({ payload, collection, where: { key: { equals: key } } })
  return row !== null && row.count > 0 && row.lastAt >= before
}

/** Remaining downloads of each item for a student; null for unlimited. */
export async function downloadsLeft(
  payload: BasePayload,
  student: string,
  owned: readonly OwnedItem[],
): Promise<Map<string, number | null>> {
  const limited = owned.filter(({ item }) => item.downloadLimit)
  const rows =
    limited.length === 0
      ? []
      : await readRows({
          payload,
          collection,
          where: { key: { in: limited.map(({ item }) => keyOf(student, String(item.id))) } },
          sort: ['id'],
          limit: MAX_ROWS,
          select: ['key', 'count'],
        })
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return new Map(
    owned.map(({ item }) => {
      const { id, downloadLimit } = item
      const used = counts.get(keyOf(student, String(id))) ?? 0
      return [String(id), downloadLimit ? Math.max(0, downloadLimit - used) : null]
    }),
  )
}
