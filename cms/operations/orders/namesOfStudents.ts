import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { nameOf } from './byOf.ts'

/** Longer than any list. */
const MOST = 500

/**
 * Asks for names of students by their ids, everybody who asks at the same time with one query: for the cells of a list. Null for an account
 * that was deleted. Who may see an order may see whose it is.
 */
export function namesOfStudents(payload: BasePayload): (id: string) => Promise<string | null> {
  let waiting: Set<string> | null = null
  let names = Promise.resolve(new Map<string, string>())
  return async (id) => {
    if (!waiting) {
      const ids = new Set<string>()
      waiting = ids
      // After the cells of this round have asked.
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
    where: { id: { in: ids.slice(0, MOST) } },
    sort: ['id'],
    limit: MOST,
    select: ['id', 'name', 'email', 'phone', 'uid', 'deletedAt'],
  })
  return new Map(rows.flatMap((user) => (user.deletedAt ? [] : [[String(user.id), nameOf(user)]])))
}
