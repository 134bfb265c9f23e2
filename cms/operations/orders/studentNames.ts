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

/** Names of any number of students by id; those of deleted accounts are missing. No access check. */
export async function namesOfStudents(
  payload: BasePayload,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let from = 0; from < ids.length; from += MAX_NAMES)
    for (const [id, name] of await read(payload, ids.slice(from, from + MAX_NAMES))) names.set(id, name)
  return names
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
