import { getPayload } from 'payload'
import config from './config.ts'
import { emailOf, PASSWORD, PEOPLE } from './people.ts'

/** Creates the tables (NODE_ENV must not be production for that) and the people. */
process.env.DISABLE_PAYLOAD_HMR = 'true'
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
const payload = await getPayload({ config })
for (let i = 0; i < PEOPLE; i++) {
  await payload.create({
    collection: 'users' as never,
    data: { email: emailOf(i), password: PASSWORD, name: 'Test Person' } as never,
    overrideAccess: true, // the benchmark's own database
  })
}
await payload.destroy()
