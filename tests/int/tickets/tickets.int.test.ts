import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { TicketRow, TicketView } from '#domain/calls/tickets.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { CLOSED_AFTER_MS, TICKETS_PER_DAY, TICKETS_PER_PAGE } from '#domain/tickets/tickets.ts'
import type { Notification, SupportTicket } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

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
  category: 'course',
  subject: 'A lesson does not play',
  text: 'Lesson 4 stays black on my phone.',
  attempt: `ticket-${process.pid}-${attempts++}`,
  ...more,
})
const open = (body: unknown = filled(), by = browser) =>
  by.post<{ apiSuccess: boolean; number: string; message: string; code?: string }>('/tickets/open', body)
const ownTickets = async (by = browser, page = 1) =>
  (await by.get<{ tickets: TicketRow[]; total: number; pageCount: number }>(`/tickets/mine?page=${page}`))
    .body
const one = async (number: string, by = browser) =>
  by.get<{ ticket: TicketView }>(`/tickets/one?number=${number}`)
const rows = async () =>
  (
    await payload.db.find<SupportTicket>({
      collection: 'support-tickets',
      where: { project: { equals: project.id } },
      pagination: false,
    })
  ).docs
const change = async (number: string, data: Record<string, unknown>) => {
  const row = (await rows()).find((ticket) => ticket.number === number)
  await payload.db.updateOne({ collection: 'support-tickets', id: row?.id as string, data })
}
const notificationsOf = async (user: string, title: RegExp) =>
  (
    await payload.db.find<Notification>({
      collection: 'notifications',
      where: { user: { equals: user } },
      pagination: false,
    })
  ).docs.filter((news) => title.test(news.title))

it('stores the student’s words under a number, and shows them with the promised time', async () => {
  const { status, body } = await open()
  expect([status, body]).toEqual([
    200,
    { apiSuccess: true, message: ANSWERS.ticketOpened, number: expect.stringMatching(/^HT-\d\d-\d{6}$/) },
  ])
  const row = {
    id: expect.any(String),
    number: body.number,
    category: 'course',
    subject: 'A lesson does not play',
    state: 'open',
    openedAt: expect.any(Number),
    replyDueAt: expect.any(Number),
    repliedAt: null,
    orderNumber: null,
  }
  expect((await ownTickets()).tickets).toEqual([row])
  expect((await one(body.number)).body.ticket).toEqual({
    ...row,
    text: 'Lesson 4 stays black on my phone.',
    files: [],
    messages: [],
    rating: null,
    mergedInto: null,
    redressDueAt: null,
    officer: null,
  })
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
  const [{ id: _, number: _number, ticketKey: _key, ...row }] = (await rows()) as [SupportTicket]
  for (let i = 0; i < TICKETS_PER_PAGE; i++)
    await payload.db.create({
      collection: 'support-tickets',
      data: { ...row, student: student.id, number: `HT-20-${i}`, ticketKey: `${project.id}-${i}` },
    })
  expect(await ownTickets(browser, 2)).toMatchObject({ total: TICKETS_PER_PAGE + 3, pageCount: 2 })
  expect((await ownTickets(browser, 2)).tickets).toHaveLength(3)
})

it('is read by its student alone', async () => {
  const { number } = (await open()).body
  const other = await signIn(project, (await createPerson(payload, project)).phone)
  expect((await ownTickets(other)).tickets).toEqual([])
  expect((await one(number, other)).status).toBe(404)
  expect((await one(number, openBrowser(project))).status).toBe(401)
  for (const path of ['/support-tickets', '/ticket-messages'])
    expect((await browser.get(path)).status, path).toBe(403)
})

describe('a message that is added to a ticket', () => {
  const add = (ticket: string | undefined, more: object = {}, by = browser) =>
    by.post<{ apiSuccess: boolean; code?: string; message: string }>('/tickets/addmessage', {
      ticket,
      text: 'It plays on my laptop now.',
      attempt: `message-${process.pid}-${attempts++}`,
      ...more,
    })

  it('is kept once however often it is sent, and makes an answered ticket wait again', async () => {
    const admin = await createPerson(payload, project, 800)
    const { number } = (await open()).body
    const at = new Date().toISOString()
    await change(number, { state: 'answered', waitingSince: null, repliedAt: at, firstRepliedAt: at })
    const { id } = (await one(number)).body.ticket
    const attempt = { attempt: 'message-sent-twice' }
    const answers = await Promise.all([add(id, attempt), add(id, attempt), add(id)])
    for (const { body } of answers) expect(body.message).toBe(ANSWERS.ticketMessageSent)
    const after = (await one(number)).body.ticket
    expect(after).toMatchObject({ state: 'open', replyDueAt: null })
    expect(after.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['student', 'It plays on my laptop now.'],
      ['student', 'It plays on my laptop now.'],
    ])
    expect((await rows())[0]).toMatchObject({ messageCount: 2, waitingSince: expect.any(String) })
    expect(await notificationsOf(String(admin.id), /ticket/)).not.toEqual([])
  })

  it('that was stored by a killed process moves the ticket when it is sent again', async () => {
    const { number } = (await open()).body
    const { id } = (await one(number)).body.ticket
    const sent = { attempt: 'message-half-done' }
    expect((await add(id, sent)).body.apiSuccess).toBe(true)
    await change(number, { state: 'answered', waitingSince: null, messageCount: 0 })
    expect((await add(id, sent)).body.apiSuccess).toBe(true)
    expect((await one(number)).body.ticket).toMatchObject({ state: 'open' })
    expect((await one(number)).body.ticket.messages).toHaveLength(1)
  })

  it('opens a resolved ticket again, without its rating', async () => {
    const { number } = (await open()).body
    const { id } = (await one(number)).body.ticket
    expect((await browser.post('/tickets/resolve', { ticket: id })).body).toMatchObject({ apiSuccess: true })
    expect((await browser.post('/tickets/rate', { ticket: id, stars: 2, text: 'Slow' })).body).toMatchObject({
      message: ANSWERS.ticketRated,
    })
    expect((await one(number)).body.ticket).toMatchObject({ state: 'resolved', rating: 2 })
    expect((await add(id)).body.apiSuccess).toBe(true)
    expect((await one(number)).body.ticket).toMatchObject({ state: 'open', rating: null })
  })

  it('is refused for tickets of others, closed ones, and without words', async () => {
    const { number } = (await open()).body
    const { id } = (await one(number)).body.ticket
    const stranger = await signIn(project, (await createPerson(payload, project)).phone)
    expect((await add(id, {}, stranger)).status).toBe(404)
    expect((await add(id, { text: '  ' })).status).toBe(400)
    expect((await add(id, {}, openBrowser(project))).status).toBe(401)
    for (const path of ['/tickets/resolve', '/tickets/rate'])
      expect((await stranger.post(path, { ticket: id, stars: 1 })).status, path).toBe(404)
    await change(number, { state: 'closed', movedAt: new Date(Date.now() - CLOSED_AFTER_MS).toISOString() })
    expect((await add(id)).body).toMatchObject({ apiSuccess: false, code: 'tooLate' })
    expect((await browser.post('/tickets/resolve', { ticket: id })).body).toMatchObject({ code: 'tooLate' })
    expect((await one(number)).body.ticket.messages).toEqual([])
  })
})

describe('a refused request', () => {
  it('by anonymous callers and people of another project', async () => {
    expect((await open(filled(), openBrowser(project))).status).toBe(401)
    expect((await openBrowser(project).get('/tickets/mine')).status).toBe(401)
  })

  it.each([
    { category: 'nothing' },
    { subject: '  a ' },
    { subject: 'x'.repeat(121) },
    { subject: 'a\u0007bcd' },
    { text: 'short' },
    { text: 'x'.repeat(3001) },
    { attempt: 'a b' },
    { order: { $ne: null } },
    { files: ['a', 'a'] },
    { files: ['a', 'b', 'c', 'd', 'e', 'f'] },
  ])('with malformed input: %j', async (more) => {
    const { status, body } = await open(filled(more))
    expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([
      400,
      Object.keys(more),
    ])
    expect(await rows()).toEqual([])
  })
})
