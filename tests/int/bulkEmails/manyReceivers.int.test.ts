import { expect, it } from 'vitest'
import { sendBulkEmails } from '#cms/jobs/sendBulkEmails.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow, readRows } from '#database/guard.ts'
import { BULK_PACE } from '#domain/bulkEmails/bulkEmails.ts'
import type { BulkEmail } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { manyPeople } from '#tests/support/manyPeople.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { retainedHeap } from '#tests/support/retainedHeap.ts'
import { triesOf } from '#tests/support/sample.ts'
import { IS_TIMED } from '#tests/support/timeLimits.ts'

const PEOPLE = triesOf({ few: 750, full: 2500, long: 50_000 })
const MINUTE = 60_000
/** What queuing may leave in memory, whatever number of people there is: caches of statements and of the store. */
const MAX_GROWTH_BYTES = 40_000_000

it(`${PEOPLE} people get a bulk e-mail once each, no more of them a minute than the provider takes, with memory flat`, async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  const newsConsentAt = new Date().toISOString()
  await manyPeople(payload, project, PEOPLE, (uid) => ({
    email: `${uid}@example.org`,
    isEmailVerified: true,
    newsConsentAt,
  }))
  const perMinute = BULK_PACE.max
  const { body } = await admin.post<{ doc: BulkEmail }>('/bulk-emails', {
    title: 'Many',
    subject: 'News',
    perMinute,
    segment: {},
    blocks: [{ kind: 'text', text: 'Hello' }],
  })
  const { id } = body.doc
  await admin.post('/bulkemails/schedule', { bulkEmail: id, at: null })

  const rowOf = () => readRow({ payload, collection: 'bulk-emails', where: { id: { equals: id } } })
  const start = Date.now()
  const before = retainedHeap()
  for (let minutes = 1, queued = 0; (await rowOf())?.state !== 'sent'; minutes++) {
    const now = new Date(start + minutes * MINUTE)
    await sendBulkEmails(payload, now)
    const { queuedCount } = (await rowOf()) as BulkEmail
    expect((queuedCount ?? 0) - queued).toBe(Math.min(perMinute, PEOPLE - queued))
    queued = queuedCount ?? 0
    // A minute is queued once, however often the job runs in it.
    await sendBulkEmails(payload, new Date(now.getTime() + MINUTE / 2))
    expect((await rowOf())?.queuedCount).toBe(queued)
    expect(minutes).toBeLessThanOrEqual(Math.ceil(PEOPLE / perMinute) + 1)
  }
  if (IS_TIMED) expect(retainedHeap() - before).toBeLessThan(MAX_GROWTH_BYTES)

  const messages = await readRows({
    payload,
    collection: 'outgoing-messages',
    where: { bulkEmail: { equals: String(id) } },
    sort: ['dueAt'],
    limit: PEOPLE + 1,
    select: ['user', 'dueAt'],
  })
  expect(new Set(messages.map(({ user }) => user)).size).toBe(PEOPLE)
  expect(messages).toHaveLength(PEOPLE)
  // Spread over their minutes, none before it is due.
  const due = messages.map(({ dueAt }) => Date.parse(dueAt ?? ''))
  for (const [at, time] of due.entries()) {
    const later = due[at + perMinute]
    if (later !== undefined) expect(later - time).toBeGreaterThanOrEqual(MINUTE - 1000)
  }
}, 1_200_000)
