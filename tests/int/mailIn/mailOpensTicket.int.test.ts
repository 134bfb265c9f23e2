import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { identityKey } from '#domain/auth/identityKey.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { TICKETS_PER_DAY } from '#domain/tickets/tickets.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Answer = { apiSuccess: boolean; message: string; code?: string }

let payload: BasePayload
let project: RequestProject
let student: string
let email: string
let desk: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  const { id, phone } = await createPerson(payload, project)
  student = String(id)
  email = `m${phone.slice(3)}@example.org`
  const data = { email, isEmailVerified: true, emailKey: identityKey(project.id, email) }
  await payload.db.updateOne({ collection: 'users', id, returning: false, data })
  const editor = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: true }])
  desk = await signInStaff(project, editor.phone)
})

/** An e-mail in review; returns its id. */
async function waitingMail(more: object = {}): Promise<string> {
  const row = await payload.db.create({
    collection: 'incoming-mails',
    data: {
      project: project.id,
      mailKey: randomUUID(),
      state: 'waiting',
      why: 'noToken',
      sender: email,
      subject: 'My book',
      text: 'Where is my book?',
      at: new Date().toISOString(),
      ...more,
    },
  })
  return String(row.id)
}
const open = async (mail: string, by = desk) =>
  (await by.post<Answer>('/supportdesk/takemail', { mail })).body
const tickets = () =>
  readRows({
    payload,
    collection: 'support-tickets',
    where: { project: { equals: project.id } },
    sort: ['createdAt'],
    limit: 20,
  })
const mailOf = (id: string) =>
  readRow({ payload, collection: 'incoming-mails', where: { id: { equals: id } } })

it('an e-mail without a ticket opens one for its sender, once even when repeated', async () => {
  const mail = await waitingMail()
  const answers = [...(await Promise.all([open(mail), open(mail)])), await open(mail)]
  const [ticket, ...others] = await tickets()
  expect(others).toEqual([])
  expect(ticket).toMatchObject({ category: 'other', subject: 'My book', text: 'Where is my book?' })
  expect(idOf(ticket?.student)).toBe(student)
  const opened = ANSWERS.mailOpened.replace('{number}', ticket?.number ?? '')
  expect(answers.map(({ message }) => message)).toEqual([opened, opened, opened])
  const taken = await mailOf(mail)
  expect([taken?.state, idOf(taken?.ticket)]).toEqual(['added', String(ticket?.id)])
})

it('an e-mail without text opens a ticket by its subject, and the sixth of a day is refused', async () => {
  for (let made = 0; made < TICKETS_PER_DAY; made++)
    expect((await open(await waitingMail({ text: '' }))).apiSuccess).toBe(true)
  expect((await tickets())[0]?.text).toBe('My book')
  const late = await waitingMail()
  expect(await open(late)).toMatchObject({ code: 'limit', message: ANSWERS.mailLimit })
  expect((await mailOf(late))?.state).toBe('waiting')
})

it('an e-mail of an unknown or unproven sender, or one already decided, opens no ticket', async () => {
  expect(await open(await waitingMail({ sender: 'stranger@example.org' }))).toMatchObject({
    code: 'notFound',
    message: ANSWERS.mailNoStudent,
  })
  expect((await open(await waitingMail({ state: 'dismissed' }))).code).toBe('tooLate')
  expect((await open(await waitingMail({ state: 'added' }))).code).toBe('tooLate')
  const mail = await waitingMail()
  const elsewhere = await createProject(payload)
  const other = await createEditor(payload, elsewhere, [{ id: 'supportTickets', canEdit: true }])
  const stranger = await signInStaff(elsewhere, other.phone)
  expect((await stranger.post('/supportdesk/takemail', { mail })).status).toBe(404)
  const unproven = { isEmailVerified: false, emailKey: identityKey(project.id, `?${email}`) }
  await payload.db.updateOne({ collection: 'users', id: student, returning: false, data: unproven })
  expect((await open(mail)).code).toBe('notFound')
  expect(await tickets()).toEqual([])
})
