import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { sqlDatabase } from '#database/sqlDatabase.ts'

const A_STATEMENT = 500

/** Inserts many people of a project into the database and returns their ids. */
export async function manyPeople(
  payload: BasePayload,
  project: RequestProject,
  count: number,
): Promise<string[]> {
  const database = sqlDatabase(payload)
  if (!database) throw new Error('this test needs the SQL database')
  const ids = Array.from({ length: count }, () => randomUUID())
  for (let start = 0; start < count; start += A_STATEMENT) {
    await database.drizzle.insert(database.tables.users as (typeof database.tables)[string]).values(
      ids.slice(start, start + A_STATEMENT).map((id) => ({
        id,
        uid: id,
        userLevel: 100,
        phoneKey: id,
        emailKey: id,
        project: project.id,
      })),
    )
  }
  return ids
}
