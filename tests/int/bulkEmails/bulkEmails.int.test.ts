import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sendBulkEmails } from '#cms/jobs/sendBulkEmails.ts'
import { storeConsent } from '#cms/operations/consents/consentsOf.ts'
import { setNews } from '#cms/operations/messages/newsConsent.ts'
import { unsubscribe } from '#cms/operations/messages/preferences.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import type { BulkPreview } from '#domain/calls/bulkEmails.ts'
import type { BulkEmail } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

// Hoisted: must run before modules read the environment.
const { smtp } = await vi.hoisted(async () => {
  const { startSmtpServer } = await import('#tests/support/smtpServer.ts')
  const smtp = await startSmtpServer()
  Object.assign(process.env, { SMTP_URL: smtp.url, MAIL_FROM: 'Shala <no-reply@example.org>' })
  return { smtp }
})
afterAll(() => smtp.close())

type Answer = { apiSuccess: boolean; message: string; code?: string }
type Person = Awaited<ReturnType<typeof createPerson>>

let payload: BasePayload
let project: RequestProject
let admin: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  start = Date.now()
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  smtp.behave('accept')
  smtp.mails.length = 0
})

let made = 0
const MINUTE = 60_000
/** When the test began, ms since epoch. */
let start = 0
const minute = (minutes: number) => new Date(start + minutes * MINUTE)

/** A student with a proven e-mail, who has asked for news unless `wants` is false. */
async function reader(wants = true): Promise<Person & { email: string }> {
  const person = await createPerson(payload, project)
  const email = `bulk-${process.pid}-${made++}@example.org`
  await payload.db.updateOne({
    collection: 'users',
    id: person.id,
    returning: false,
    data: { email, isEmailVerified: true, name: `Reader ${made}` },
  })
  if (wants) await setNews(payload, String(person.id), { isOn: true, source: 'settings', now: minute(0) })
  return { ...person, email }
}

async function draft(more: object = {}): Promise<BulkEmail> {
  const { body } = await admin.post<{ doc: BulkEmail }>('/bulk-emails', {
    title: 'New batch',
    subject: 'News for {name}',
    perMinute: 2,
    segment: {},
    blocks: [
      { kind: 'heading', text: 'Hello {name}' },
      { kind: 'button', text: 'See the batch', href: '/courses/new' },
    ],
    ...more,
  })
  return body.doc
}
const call = <T = object>(path: string, row: BulkEmail, more: object = {}, by = admin) =>
  by.post<Answer & T>(`/bulkemails/${path}`, { bulkEmail: row.id, ...more })
const rowOf = ({ id }: BulkEmail) =>
  readRow({ payload, collection: 'bulk-emails', where: { id: { equals: id } } })
const messagesOf = ({ id }: BulkEmail) =>
  readRows({
    payload,
    collection: 'outgoing-messages',
    where: { bulkEmail: { equals: String(id) } },
    sort: ['dueAt'],
    limit: 100,
  })
/** What the jobs do in a minute. */
async function passMinute(minutes: number) {
  await sendBulkEmails(payload, minute(minutes))
  await sendQueuedMessages(payload, minute(minutes + 0.99))
}
const receivers = () => smtp.mails.flatMap(({ to }) => to).toSorted()

it('goes to those who have asked for news alone, at its pace, with one click to unsubscribe', async () => {
  const wanting = await Promise.all([reader(), reader(), reader()])
  await reader(false)
  // Their birth year says otherwise than they did.
  const minor = await reader()
  await storeConsent(payload, { student: String(minor.id), project: project.id }, null, {
    birthYear: minute(0).getUTCFullYear() - 15,
  })
  const row = await draft()
  expect((await call('schedule', row, { at: null })).body.apiSuccess).toBe(true)
  await passMinute(1)
  expect(smtp.mails).toHaveLength(2)
  await passMinute(2)
  await passMinute(3)
  expect(receivers()).toEqual(wanting.map(({ email }) => email).toSorted())
  expect(await rowOf(row)).toMatchObject({ state: 'sent', queuedCount: 3 })
  expect((await call('stop', row)).body.code).toBe('allSent')
  expect((await rowOf(row))?.state).toBe('sent')
  const [mail] = smtp.mails
  expect(mail?.headers).toMatchObject({
    subject: expect.stringContaining('News_for_Reader'),
    'list-unsubscribe': expect.stringMatching(/^<http/),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(mail?.html).toContain('/courses/new"')
  expect(mail?.text).toContain('See the batch: http')
})

it('is not sent to students who unsubscribe after it was queued', async () => {
  const [person] = [await reader(), await reader()]
  const row = await draft()
  await call('schedule', row, { at: null })
  await sendBulkEmails(payload, minute(1))
  await unsubscribe(payload, { project: project.id, user: String(person?.id) }, 'news')
  await sendQueuedMessages(payload, minute(2))
  expect(receivers()).not.toContain(person?.email)
  expect((await messagesOf(row)).map(({ state }) => state).toSorted()).toEqual(['muted', 'sent'])
  const stored = await readRow({ payload, collection: 'users', where: { id: { equals: person?.id } } })
  expect(stored?.newsConsentAt ?? null).toBeNull()
})

it('stops at once, and goes on without sending to anybody twice', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => reader()))
  const row = await draft({ perMinute: 5 })
  await call('schedule', row, { at: null })
  await sendBulkEmails(payload, minute(1))
  await sendQueuedMessages(payload, minute(1.3))
  const before = smtp.mails.length
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(5)
  expect((await call('stop', row)).body.apiSuccess).toBe(true)
  await sendQueuedMessages(payload, minute(30))
  expect(smtp.mails).toHaveLength(before)
  expect((await call('resume', row)).body.apiSuccess).toBe(true)
  await sendQueuedMessages(payload, minute(40))
  expect(new Set(receivers()).size).toBe(5)
  expect(smtp.mails).toHaveLength(5)
})

it('shares the pace of the provider with another one at the same time, and both reach everybody', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => reader()))
  const rows = [await draft({ perMinute: 4 }), await draft({ perMinute: 4 })] as const
  for (const row of rows) await call('schedule', row, { at: null })
  for (let minutes = 1; minutes <= 4; minutes++) {
    const before = smtp.mails.length
    await passMinute(minutes)
    expect(smtp.mails.length - before).toBeLessThanOrEqual(4)
  }
  for (const row of rows) expect((await rowOf(row))?.state).toBe('sent')
  expect(receivers()).toEqual(people.flatMap(({ email }) => [email, email]).toSorted())
})

it('waits again for its time when it was stopped before it', async () => {
  await reader()
  const row = await draft()
  await call('schedule', row, { at: start + 30 * MINUTE })
  await call('stop', row)
  expect((await call('resume', row)).body.apiSuccess).toBe(true)
  expect(await rowOf(row)).toMatchObject({ state: 'scheduled' })
  await passMinute(1)
  expect(smtp.mails).toHaveLength(0)
  await passMinute(31)
  expect(smtp.mails).toHaveLength(1)
})

it('lists an e-mail as uncertain that a killed process was handing over, and does not repeat it', async () => {
  await reader()
  const row = await draft()
  await call('schedule', row, { at: null })
  await sendBulkEmails(payload, minute(1))
  const [message] = await messagesOf(row)
  await conditionalUpdate({
    payload,
    collection: 'outgoing-messages',
    where: { id: { equals: message?.id } },
    data: { state: 'sending', tries: 1, dueAt: minute(2).toISOString() },
  })
  // Also while it is stopped.
  await call('stop', row)
  await sendQueuedMessages(payload, minute(5))
  expect(smtp.mails).toHaveLength(0)
  expect((await messagesOf(row))[0]).toMatchObject({ state: 'unknown' })
})

it('shows whom it goes to from five people on, and names to those who may see people', async () => {
  for (let people = 0; people < 4; people++) await reader()
  const row = await draft()
  const look = async () => (await call<BulkPreview>('preview', row)).body
  expect(await look()).toMatchObject({ count: null, names: [], problem: null })
  // Nor does the time it takes tell how many they are.
  expect(await look()).toMatchObject({ durationMs: 3 * MINUTE })
  await reader()
  await reader()
  const seen = await look()
  expect(seen).toMatchObject({ count: 6, durationMs: 3 * MINUTE })
  expect(seen.names).toHaveLength(5)
  expect(seen.html).toContain('See the batch')
})

it('follows its segment', async () => {
  const [withCart, seen] = [await reader(), await reader()]
  await signIn(project, seen.phone)
  await payload.db.create({
    collection: 'carts',
    data: {
      key: `user:${withCart.id}`,
      student: withCart.id,
      project: project.id,
      count: 1,
      rev: 0,
      items: [],
      coupons: [],
      worthPaise: 0,
      remindedTimes: 0,
      changedAt: minute(0).toISOString(),
    },
  })
  const sentTo = async (segment: object) => {
    smtp.mails.length = 0
    const row = await draft({ segment })
    await call('schedule', row, { at: null })
    await passMinute(1)
    return receivers()
  }
  expect(await sentTo({ hasCart: true })).toEqual([withCart.email])
  expect(await sentTo({ seenWithinDays: 1 })).toEqual([seen.email])
  expect(await sentTo({ notSeenForDays: 1 })).toEqual([withCart.email])
})

it('is written as a draft alone, and moves by its calls', async () => {
  const row = await draft({ state: 'sent', queuedCount: 9 })
  expect(row).toMatchObject({ state: 'draft', queuedCount: 0 })
  const unfinished = await draft({ blocks: [{ kind: 'button', text: 'Go' }] })
  expect((await call('schedule', unfinished, { at: null })).body.code).toBe('problems')
  expect((await call('schedule', row, { at: 1 })).body.code).toBe('past')
  const both = await Promise.all([1, 2].map(() => call('schedule', row, { at: Date.now() + 3_600_000 })))
  expect(both.map(({ body }) => body.code).toSorted()).toEqual(['tooLate', undefined])
  expect((await admin.call('PATCH', `/bulk-emails/${row.id}`, { subject: 'Other' })).status).toBe(403)
  // The form of a draft can be changed, that of any other one is read-only.
  const mayUpdate = async ({ id }: { id: string | number }) =>
    Boolean((await admin.post<{ update?: unknown }>(`/bulk-emails/access/${id}`, {})).body.update)
  expect(await Promise.all([unfinished, row].map(mayUpdate))).toEqual([true, false])
  await sendBulkEmails(payload, new Date())
  expect((await rowOf(row))?.state).toBe('scheduled')
  const elsewhere = await createProject(payload)
  const other = await signInStaff(elsewhere, (await createPerson(payload, elsewhere, 800)).phone)
  for (const path of ['preview', 'test', 'stop', 'resume'])
    expect((await call(path, row, {}, other)).status, path).toBe(404)
  const student = await signIn(project, (await createPerson(payload, project)).phone)
  expect((await call('stop', row, {}, student)).status).toBe(403)
})

it('tries two subjects on a sample, half with each, and waits until staff choose the one for the others', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => reader()))
  const row = await draft({ perMinute: 100, subject: 'First', secondSubject: 'Second', samplePercent: 50 })
  await call('schedule', row, { at: null })
  const subjects = () =>
    smtp.mails.map(({ headers }) => /First|Second/.exec(headers.subject ?? '')?.[0]).toSorted()
  const choose = (subject: string) => call('choose', row, { subject })
  expect((await choose('b')).body.code).toBe('tooLate')
  await passMinute(1)
  await passMinute(2)
  expect(await rowOf(row)).toMatchObject({ state: 'choosing', sampleSize: 4, queuedCount: 4 })
  expect(subjects()).toEqual(['First', 'First', 'Second', 'Second'])
  await passMinute(3)
  expect(smtp.mails).toHaveLength(4)
  // Stopping and going on asks again.
  await call('stop', row)
  await call('resume', row)
  await passMinute(4)
  await passMinute(5)
  expect((await rowOf(row))?.state).toBe('choosing')
  const both = await Promise.all([choose('b'), choose('b')])
  expect(both.filter(({ body }) => body.apiSuccess).length).toBeGreaterThan(0)
  expect((await choose('a')).body.code).toBe('tooLate')
  await passMinute(6)
  await passMinute(7)
  expect(subjects()).toEqual(['First', 'First', ...Array(6).fill('Second')])
  expect(receivers()).toEqual(people.map(({ email }) => email).toSorted())
  expect(await rowOf(row)).toMatchObject({ state: 'sent', queuedCount: 8, chosenSubject: 'b' })
})

it('with two subjects gives each person of a sample one of them, also after a kill between queuing and noting it', async () => {
  await Promise.all(Array.from({ length: 4 }, () => reader()))
  const row = await draft({ perMinute: 100, subject: 'First', secondSubject: 'Second', samplePercent: 50 })
  await call('schedule', row, { at: null })
  await sendBulkEmails(payload, minute(1))
  const before = await messagesOf(row)
  // As a killed process leaves it: the messages are there, the cursor is where it was.
  await payload.db.updateOne({
    collection: 'bulk-emails',
    id: row.id,
    returning: false,
    data: { cursor: null, nextAt: null, queuedCount: 0, state: 'sending' },
  })
  await sendBulkEmails(payload, minute(2))
  const after = await messagesOf(row)
  const halves = (rows: typeof before) => rows.map(({ user, half }) => `${user} ${half}`).toSorted()
  expect(halves(after)).toEqual(halves(before))
  expect(after.map(({ half }) => half).toSorted()).toEqual(['a', 'b'])
})
