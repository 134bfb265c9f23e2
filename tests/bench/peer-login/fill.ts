import { randomUUID } from 'node:crypto'
import { inChunks, LISTED, listedPerson } from '../manyPeople.ts'
import { openPeer } from '../peer/openPeer.ts'
import config from './config.ts'
import { emailOf, NOTIFICATIONS, PASSWORD, PEOPLE } from './people.ts'

/** Program: creates the tables (NODE_ENV must not be production for that) and fills them. */
const payload = await openPeer(config)
const create = (collection: string, data: Record<string, unknown>) =>
  payload.create({
    collection: collection as 'users',
    data: data as never,
    overrideAccess: true, // the benchmark's own database
  })
for (let i = 0; i < PEOPLE; i++) {
  const user = await create('users', { email: emailOf(i), password: PASSWORD, name: 'Test Person' })
  await create('profiles', {
    user: user.id,
    name: 'Test Person',
    phone: '+917200000000',
    additionalFields: [],
  })
  for (let j = 0; j < NOTIFICATIONS; j++)
    await create('notifications', {
      user: user.id,
      title: `News ${j}`,
      text: 'Something to read about a course.',
      href: '/learn',
      read: j % 3 === 0,
      addedOn: new Date(Date.now() - j * 60_000).toISOString(),
    })
}
type Rows = { values: (rows: object[]) => Promise<unknown> }
const { drizzle, tables } = payload.db as unknown as {
  drizzle: { insert: (table: unknown) => Rows }
  tables: Record<string, unknown>
}
await inChunks(
  LISTED,
  (i) => ({ id: randomUUID(), ...listedPerson(i) }),
  (rows) => drizzle.insert(tables.people).values(rows),
)
await payload.destroy()
