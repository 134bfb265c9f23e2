import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { startPayload } from '#cms/payload.ts'
import { claimKey, insertIfAbsent } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

it('deletes expired rows and no others', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const now = new Date()
  const person = await createPerson(payload, project)
  const browser = await signIn(project, person.phone)
  await browser.post('/auth/signout')
  const kept = await signIn(project, (await createPerson(payload, project)).phone)
  // Data migrations store what they have done as claims.
  const { totalDocs: claimsBefore } = await payload.db.count({ collection: 'claims' })
  await claimKey(payload, `gone-${randomUUID()}`, new Date(now.getTime() - 1))
  await claimKey(payload, `kept-${randomUUID()}`)
  await insertIfAbsent({
    payload,
    collection: 'otp-budgets',
    data: { key: randomUUID(), nextSendAt: now.getTime() - 3 * DAY_MS, dayStart: 0, sends: 1 },
  })
  const rows = async () => {
    const names = ['otp-challenges', 'otp-budgets', 'sessions', 'claims', 'signout-logs'] as const
    return Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, (await payload.db.count({ collection: name })).totalDocs]),
      ),
    )
  }
  await purgeExpired(payload, now)
  expect(await rows()).toEqual({
    'otp-challenges': 2,
    'otp-budgets': 2,
    sessions: 2,
    claims: claimsBefore + 1,
    'signout-logs': 1,
  })
  expect((await kept.get('/auth/me')).status).toBe(200)
  await purgeExpired(payload, new Date(now.getTime() + 100 * DAY_MS))
  expect(await rows()).toEqual({
    'otp-challenges': 0,
    'otp-budgets': 0,
    sessions: 0,
    claims: claimsBefore + 1,
    'signout-logs': 0,
  })
})
