import { openPeer } from '../peer/openPeer.ts'
import config from './config.ts'
import { emailOf, PASSWORD, PEOPLE } from './people.ts'

/** Program: creates the tables (NODE_ENV must not be production for that), learners, and an attempt of each. */
const payload = await openPeer(config)
const create = (collection: string, data: Record<string, unknown>) =>
  payload.create({
    collection: collection as 'users',
    data: data as never,
    overrideAccess: true, // the benchmark's own database
  })
for (let i = 0; i < PEOPLE; i++) {
  const { id } = await create('users', { email: emailOf(i), password: PASSWORD, name: 'Test Person' })
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  await create('test-user-attempts', { student: id, state: 'inProgress', endsAt, sequence: 0, answers: {} })
}
await payload.destroy()
