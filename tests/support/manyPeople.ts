import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertMany } from '#database/bulk.ts'

const ROWS_PER_STATEMENT = 500

/** Inserts many people of a project into the database and returns their ids; `more` returns further columns of each person. */
export async function manyPeople(
  payload: BasePayload,
  project: RequestProject,
  count: number,
  more: (uid: string) => Record<string, unknown> = () => ({}),
): Promise<string[]> {
  const ids: string[] = []
  for (let left = count; left > 0; left -= ROWS_PER_STATEMENT) {
    const uids = Array.from({ length: Math.min(left, ROWS_PER_STATEMENT) }, () => randomUUID())
    const rows = uids.map((uid) => ({
      uid,
      phoneKey: uid,
      emailKey: uid,
      userLevel: 100,
      project: project.id,
      ...more(uid),
    }))
    await insertMany(payload, 'users', rows, 'uid')
    const { docs } = await payload.db.find<{ id: string }>({
      collection: 'users',
      where: { uid: { in: uids } },
      select: { uid: true },
      pagination: false,
    })
    ids.push(...docs.map(({ id }) => id))
  }
  return ids
}
