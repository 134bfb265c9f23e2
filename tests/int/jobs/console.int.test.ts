import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { watchWork } from '#cms/jobs/watchWork.ts'
import { failedMessages } from '#cms/operations/jobs/failedMessages.ts'
import { queueFigures } from '#cms/operations/jobs/workQueues.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow, readRows } from '#database/guard.ts'
import { REPLAYABLE_MS } from '#domain/messages/outgoing.ts'
import type { OutgoingMessage } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

let payload: BasePayload
let project: RequestProject
let admin: Awaited<ReturnType<typeof createPerson>>
let student: Awaited<ReturnType<typeof createPerson>>
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  admin = await createPerson(payload, project, 800)
  student = await createPerson(payload, project)
})

const insert = async (more: Partial<OutgoingMessage>): Promise<OutgoingMessage> =>
  (await payload.db.create({
    collection: 'outgoing-messages',
    data: {
      key: randomUUID(),
      project: project.id,
      user: String(student.id),
      channel: 'email',
      host: 'demo.example',
      subject: 'Hello',
      text: 'Hello',
      kind: 'account',
      state: 'due',
      tries: 0,
      ...more,
    },
  })) as unknown as OutgoingMessage
const rowOf = (id: string | number) =>
  readRow({ payload, collection: 'outgoing-messages', where: { id: { equals: id } } })
const FAILED = { state: 'failed', tries: 48, dueAt: null } as const
const hence = (ms: number) => new Date(Date.now() + ms).toISOString()

it('a failed message can be resent by admins of its project only', async () => {
  const { id } = await insert(FAILED)
  const subadmin = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: true }])
  const elsewhere = await createProject(payload)
  const other = await createPerson(payload, elsewhere, 800)
  const [owner, helper, stranger] = [
    await signInStaff(project, admin.phone),
    await signInStaff(project, subadmin.phone),
    await signInStaff(elsewhere, other.phone),
  ]
  const replay = (by: Browser) => by.post<{ code?: string }>('/jobs/replay', { message: String(id) })
  expect((await replay(helper)).status).toBe(403)
  expect((await replay(stranger)).body.code).toBe('tooLate')
  expect(await failedMessages(payload, project.id)).toMatchObject([
    { id: String(id), isReplayable: true, person: { id: String(student.id) } },
  ])
  expect((await replay(owner)).body.code).toBeUndefined()
  expect(await rowOf(id)).toMatchObject({ state: 'due', tries: 0, text: 'Hello' })
  expect((await replay(owner)).body.code).toBe('tooLate')
})

it('its text is deleted after a week, and it cannot be resent', async () => {
  const { id } = await insert(FAILED)
  await purgeExpired(payload, new Date(Date.now() + REPLAYABLE_MS - 60_000))
  expect((await rowOf(id))?.text).toBe('Hello')
  await purgeExpired(payload, new Date(Date.now() + REPLAYABLE_MS + 60_000))
  expect(await rowOf(id)).toMatchObject({ state: 'failed', text: null, subject: null })
  expect(await failedMessages(payload, project.id)).toMatchObject([{ isReplayable: false }])
})

it('overdue work in queues is counted, and the admins are notified once an hour', async () => {
  await insert({ dueAt: hence(-60_000) })
  const longAgo = hence(-3_600_000)
  await insert({ dueAt: longAgo })
  await insert({ dueAt: hence(3_600_000), tries: 3 })
  // A message of a stopped bulk e-mail.
  await insert({ dueAt: null })
  await insert(FAILED)
  const now = new Date()
  const figures = await queueFigures(payload, project.id, now.getTime())
  expect(figures.find(({ id }) => id === 'messages')).toMatchObject({
    waiting: 3,
    late: 2,
    failed: 1,
    oldestAt: Date.parse(longAgo),
  })
  for (let times = 0; times < 2; times++) await watchWork(payload, now)
  const notified = await readRows({
    payload,
    collection: 'notifications',
    where: { user: { equals: admin.id } },
    sort: ['addedOn'],
    limit: 10,
  })
  expect(notified.map(({ text, href }) => [text, href])).toEqual([
    ['SMS and e-mails. Look at the jobs.', '/admin/jobs'],
  ])
})
