import { writeFileSync } from 'node:fs'
import { listedOrder } from '../manyOrders.ts'
import { inChunks } from '../manyPeople.ts'
import { EXPORTED_ORDERS } from '../pairs/orderExport.ts'
import { createStudent } from './createStudent.ts'
import { onDemo } from './onDemo.ts'
import { openSession } from './openSession.ts'

type Rows = { values: (rows: object[]) => Promise<unknown> }
type Sqlite = { drizzle: { insert: (table: unknown) => Rows }; tables: Record<string, unknown> }

/** Program: fills the orders of the project demo and writes the secret of an admin's session with a fresh code, which may export. */
await onDemo(async (payload, { id: project }) => {
  const student = await createStudent(payload, project, { uid: 'ordering', phone: '+917500000000' })
  const { drizzle, tables } = payload.db as unknown as Sqlite
  const now = Date.now()
  await inChunks(
    EXPORTED_ORDERS,
    (i) => listedOrder(i, { project, student, now }),
    (rows) => drizzle.insert(tables.orders).values(rows),
  )
  const desk = await payload.db.create({
    collection: 'users',
    data: {
      project,
      name: 'Desk',
      uid: 'export-desk',
      userLevel: 800,
      phoneKey: 'export-desk',
      emailKey: 'export-desk',
    },
  })
  const secret = await openSession(payload, { user: String(desk.id), project, isStaff: true })
  await payload.db.updateMany({
    collection: 'sessions',
    where: { user: { equals: desk.id } },
    data: { provenUntil: new Date(now + 3_600_000).toISOString() },
  })
  writeFileSync(process.argv[2] as string, secret)
})
