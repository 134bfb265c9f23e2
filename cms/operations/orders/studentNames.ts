import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { staffName } from './actorName.ts'

/** More than the rows of any list. */
const MAX_NAMES = 500

/**
 * Returns a batched loader of students' names by id for the cells of a list: concurrent calls share one query. Null for a deleted
 * account. No access check: people who may see an order may see its student's name.
 */
export function studentNames(payload: BasePayload): (id: string) => Promise<string | null> {
  let waiting: Set<string> | null = null
  let names = Promise.resolve(new Map<string, string>())
  return async (id) => {
    if (!waiting) {
      const ids = new Set<string>()
      waiting = ids
      // Collect the ids of all cells rendered in this tick.
      names = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = null
        return read(payload, [...ids])
      })
    }
    waiting.add(id)
    return (await names).get(id) ?? null
  }
}

async function read(payload: BasePayload, ids: string[]): Promise<Map<string, string>> {
  const rows = await readRows({
    payload,
    collection: 'users',
    where: { id: { in: ids.slice(0, MAX_NAMES) } },
    sort: ['id'],
    limit: MAX_NAMES,
    select: ['id', 'name', 'email', 'phone', 'uid', 'deletedAt'],
  })
  return new Map(rows.flatMap((user) => (user.deletedAt ? [] : [[String(user.id), staffName(user)]])))
}
