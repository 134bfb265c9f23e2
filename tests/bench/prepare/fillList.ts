import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { inChunks, LISTED, listedPerson } from '../manyPeople.ts'
import { onDemo } from './onDemo.ts'
import { openStaffCalls } from './openStaffCalls.ts'

type Rows = { values: (rows: object[]) => Promise<unknown> }
type Sqlite = { drizzle: { insert: (table: unknown) => Rows }; tables: Record<string, unknown> }

const iso = (ms: number) => new Date(ms).toISOString()

/** Program: fills the users list of the project demo and writes the secret of an admin's session. */
await onDemo(async (payload, { id: project }) => {
  const secret = await openStaffCalls(payload, project)
  const { drizzle, tables } = payload.db as unknown as Sqlite
  const now = Date.now()
  const row = (i: number) => ({
    id: randomUUID(),
    ...listedPerson(i),
    project,
    uid: `listed-${i}`,
    phoneKey: `listed-phone-${i}`,
    emailKey: `listed-email-${i}`,
    createdAt: iso(now - i * 1000),
    updatedAt: iso(now - i * 1000),
  })
  await inChunks(LISTED, row, (rows) => drizzle.insert(tables.users).values(rows))
  writeFileSync(process.argv[2] as string, secret)
})
