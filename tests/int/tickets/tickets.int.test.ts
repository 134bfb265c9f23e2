import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { TicketView } from '#domain/calls/tickets.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { TICKETS_PER_DAY, TICKETS_PER_PAGE } from '#domain/tickets/tickets.ts'
import type { Notification, SupportTicket } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

let payload: BasePayload
let project: RequestProject
let student: Awaited<ReturnType<typeof createPerson>>
let browser: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  browser = await signIn(project, student.phone)
})

let attempts = 0
const filled = (more: Record<string, unknown> = {}) => ({
  topic: 'course',
  subject: 'A lesson does not play',
  text: 'Lesson 4 stays black on my phone.',
  attempt: `ticket-${process.pid}-${attempts++}`,
  ...more,
})
const open = (body: unknown = filled(), by = browser) =>
  by.post<{ apiSuccess: boolean; number: string; message: string; code?: string }>('/tickets/open', body)
const ownTickets = async (by = browser, page = 1) =>
  (await by.get<{ tickets: TicketView[]; total: number; pageCount: number }>(`/tickets/mine?page=${page}`))
    .body
const rows = async () =>
  (
    await payload.db.find<SupportTicket>({
      collection: 'support-tickets',
      where: { project: { equals: project.id } },
      pagination: false,
    })
  ).docs

const notificationsOf = async (user: string, title: RegExp) =>
  (
    await payload.db.find<Notification>({
      collection: 'notifications',
      where: { user: { equals: user } },
      pagination: false,
    })
  ).docs.filter((news) => title.test(news.title))

it('stores the student’s text under a number, and shows it to them', async () => {
  const { status, body } = await open()
  expect([status, body]).toEqual([
    200,
    { apiSuccess: true, message: ANSWERS.ticketOpened, number: expect.stringMatching(/^HT-\d\d-\d{6}$/) },
  ])
  expect((await ownTickets()).tickets).toEqual([
    {
      id: expect.any(String),
      number: body.number,
      topic: 'course',
      subject: 'A lesson does not play',
      text: 'Lesson 4 stays black on my phone.',
      state: 'open',
      reply: null,
      repliedAt: null,
      openedAt: expect.any(Number),
      orderNumber: null,
    },
  ])
})

it('creates one ticket per submission key, and counts it once towards the daily limit', async () => {
  const body = filled()
  const answers = await Promise.all([1, 2, 3, 4].map(() => open(body)))
  expect(new Set(answers.map((answer) => answer.body.number)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  for (let i = 1; i < TICKETS_PER_DAY; i++) expect((await open()).body.apiSuccess).toBe(true)
})

it('accepts five a day, also at once, and says when the next is possible', async () => {
  const answers = await Promise.all(Array.from({ length: TICKETS_PER_DAY + 3 }, () => open()))
  const refused = answers.filter(({ body }) => !body.apiSuccess)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.body).toMatchObject({
    code: 'limit',
    message: ANSWERS.ticketLimit,
    retryAfterS: expect.any(Number),
  })
  expect(await rows()).toHaveLength(TICKETS_PER_DAY)
})

it('refers to the student’s own orders alone', async () => {
  const { product } = await createCourse(payload, project)
  const { orderId, number } = await startBuying(browser, String(product.id))
  expect((await open(filled({ order: orderId }))).status).toBe(200)
  expect((await ownTickets()).tickets[0]).toMatchObject({ orderNumber: number })
  const other = await signIn(project, (await createPerson(payload, project)).phone)
  expect((await open(filled({ order: orderId }), other)).status).toBe(404)
})

it('notifies the admins once, and lists tickets by page', async () => {
  const admin = await createPerson(payload, project, 800)
  for (let i = 0; i < 3; i++) await open()
  expect(await notificationsOf(String(admin.id), /New support ticket/)).toHaveLength(1)
  const data = { student: student.id, topic: 'other', subject: 'Old one', text: 'Old words', state: 'open' }
  for (let i = 0; i < TICKETS_PER_PAGE; i++)
    await payload.db.create({
      collection: 'support-tickets',
      data: { ...data, project: project.id, number: `HT-20-${i}`, ticketKey: `${project.id}-${i}` },
    })
  expect(await ownTickets(browser, 2)).toMatchObject({ total: TICKETS_PER_PAGE + 3, pageCount: 2 })
  expect((await ownTickets(browser, 2)).tickets).toHaveLength(3)
})

describe('a staff answer', () => {
  it('has its time, changes an open ticket’s state, and is sent to the student once by bell and e-mail', async () => {
    await payload.db.updateOne({
      collection: 'users',
      id: student.id,
      data: { email: `t${student.phone.slice(3)}@example.org`, isEmailVerified: true },
    })
    const { number } = (await open()).body
    const editor = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: true }])
    const desk = await signInStaff(project, editor.phone)
    const [row] = await rows()
    const save = (data: object) => desk.call('PATCH', `/support-tickets/${row?.id}`, data)
    expect((await save({ reply: 'Please update the app.', note: 'Old phone', state: 'open' })).status).toBe(
      200,
    )
    expect((await ownTickets()).tickets).toMatchObject([
      { number, state: 'inProgress', reply: 'Please update the app.', repliedAt: expect.any(Number) },
    ])
    expect(JSON.stringify(await ownTickets())).not.toContain('Old phone')
    await save({ note: 'Another note' })
    expect(await notificationsOf(String(student.id), new RegExp(number))).toMatchObject([
      { href: '/support-tickets', title: `Answer to ${number}` },
    ])
    await sendQueuedMessages(payload)
    const { totalDocs } = await payload.db.count({
      collection: 'delivery-logs',
      where: { and: [{ project: { equals: project.id } }, { purpose: { equals: 'notice' } }] },
    })
    expect(totalDocs).toBe(1)
    expect((await save({ subject: 'Something else', student: editor.id })).status).toBe(200)
    expect((await rows())[0]).toMatchObject({ subject: 'A lesson does not play' })
  })

  it('from an outdated page replaces a newer answer only with If-Match: *', async () => {
    await open()
    const desks = await Promise.all(
      [1, 2].map(async () =>
        signInStaff(
          project,
          (await createEditor(payload, project, [{ id: 'supportTickets', canEdit: true }])).phone,
        ),
      ),
    )
    const [row] = await rows()
    const save = (desk: Browser | undefined, reply: string, headers = {}) =>
      (desk as Browser).call<{ code?: string }>(
        'PATCH',
        `/support-tickets/${row?.id}?depth=0`,
        { reply, state: 'resolved', updatedAt: row?.updatedAt },
        headers,
      )
    expect((await save(desks[0], 'Please update the app.')).status).toBe(200)
    const late = await save(desks[1], 'We are looking into it.')
    expect([late.status, late.body.code]).toEqual([409, 'changed'])
    expect((await rows())[0]?.reply).toBe('Please update the app.')
    expect((await save(desks[1], 'Both of us answer.', { 'if-match': '*' })).status).toBe(200)
  })

  it('is visible to the student alone', async () => {
    await open()
    const other = await signIn(project, (await createPerson(payload, project)).phone)
    expect((await ownTickets(other)).tickets).toEqual([])
    expect((await browser.get(`/support-tickets`)).status).toBe(403)
  })
})

describe('a refused request', () => {
  it('by anonymous callers and people of another project', async () => {
    expect((await open(filled(), openBrowser(project))).status).toBe(401)
    expect((await openBrowser(project).get('/tickets/mine')).status).toBe(401)
  })

  it.each([
    { topic: 'nothing' },
    { subject: '  a ' },
    { subject: 'x'.repeat(121) },
    { subject: 'a\u0007bcd' },
    { text: 'short' },
    { text: 'x'.repeat(3001) },
    { attempt: 'a b' },
    { order: { $ne: null } },
  ])('with malformed input: %j', async (more) => {
    const { status, body } = await open(filled(more))
    expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([
      400,
      Object.keys(more),
    ])
    expect(await rows()).toEqual([])
  })
})
