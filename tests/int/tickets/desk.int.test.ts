import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sweepTickets } from '#cms/jobs/sweepTickets.ts'
import { mergeTickets } from '#cms/operations/tickets/mergeTickets.ts'
import { monthReport } from '#cms/operations/tickets/monthReport.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { TicketView } from '#domain/calls/tickets.ts'
import { indianMonth } from '#domain/invoices/financialYear.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { DEFAULT_TARGETS } from '#domain/tickets/targets.ts'
import { CLOSED_AFTER_MS, RESOLVED_AFTER_MS } from '#domain/tickets/tickets.ts'
import type { SupportTicket } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

let payload: BasePayload
let project: RequestProject
let student: Awaited<ReturnType<typeof createPerson>>
let browser: Browser
let desk: Browser
let editor: Awaited<ReturnType<typeof createEditor>>
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  browser = await signIn(project, student.phone)
  editor = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: true }])
  desk = await signInStaff(project, editor.phone)
})

type Answer = { apiSuccess: boolean; message: string; code?: string }
let attempts = 0
const attempt = () => `desk-${process.pid}-${attempts++}`
const open = async (more: object = {}, by = browser): Promise<SupportTicket> => {
  const { body } = await by.post<{ number: string }>('/tickets/open', {
    category: 'other',
    subject: 'My question',
    text: 'Where is my book? It is late.',
    attempt: attempt(),
    ...more,
  })
  return rowOf(body.number)
}
let inserted = 0
/** A ticket past the daily limit of a person. */
const insertTicket = async (): Promise<SupportTicket> => {
  const number = `HT-26-${String(100_000 + inserted++)}`
  await payload.db.create({
    collection: 'support-tickets',
    data: {
      project: project.id,
      number,
      ticketKey: `${project.id}-${number}`,
      student: student.id,
      category: 'other',
      subject: 'My question',
      text: 'Where is my book?',
      files: [],
      state: 'open',
      priority: 'normal',
      movedAt: new Date().toISOString(),
      mailToken: number,
      messageCount: 0,
      rev: 0,
    },
  })
  return rowOf(number)
}
const rowOf = async (number: string) =>
  (await readRow({
    payload,
    collection: 'support-tickets',
    where: { and: [{ project: { equals: project.id } }, { number: { equals: number } }] },
  })) as SupportTicket
const call = (path: string, ticket: SupportTicket, more: object = {}, by = desk) =>
  by.post<Answer>(`/supportdesk/${path}`, { ticket: ticket.id, ...more })
const say = (path: 'reply' | 'note', ticket: SupportTicket, text: string, more: object = {}, by = desk) =>
  call(path, ticket, { text, attempt: attempt(), ...more }, by)
const view = async (ticket: SupportTicket) =>
  (await browser.get<{ ticket: TicketView }>(`/tickets/one?number=${ticket.number}`)).body.ticket
const bellOf = async (user: string | number) =>
  (
    await readRows({
      payload,
      collection: 'notifications',
      where: { user: { equals: user } },
      sort: ['addedOn'],
      limit: 50,
    })
  ).map(({ title, href }) => [title, href])

describe('a reply', () => {
  it('reaches the student by bell and e-mail in one thread, and ends the clock of the first reply', async () => {
    await payload.db.updateOne({
      collection: 'users',
      id: student.id,
      data: { email: `t${student.phone.slice(3)}@example.org`, isEmailVerified: true },
    })
    const ticket = await open()
    const sent = { text: 'Please update the app.', attempt: 'sent-twice' }
    const answers = await Promise.all([call('reply', ticket, sent), call('reply', ticket, sent)])
    expect(answers.map(({ body }) => body.message)).toEqual([ANSWERS.ticketReplied, ANSWERS.ticketReplied])
    const after = await rowOf(ticket.number)
    expect(after).toMatchObject({ state: 'answered', waitingSince: null, messageCount: 1 })
    expect(after.firstRepliedAt).toBe(after.repliedAt)
    expect(await view(ticket)).toMatchObject({
      state: 'answered',
      replyDueAt: null,
      messages: [{ kind: 'reply', text: 'Please update the app.', name: expect.any(String) }],
    })
    expect(await bellOf(student.id)).toContainEqual([
      `Answer to ${ticket.number}`,
      `/support-tickets/${ticket.number}`,
    ])
    const [mail] = await readRows({
      payload,
      collection: 'outgoing-messages',
      where: { user: { equals: String(student.id) } },
      sort: ['key'],
      limit: 5,
    })
    expect(mail).toMatchObject({ channel: 'email', thread: `ticket-${ticket.mailToken}` })
    expect(mail?.text).toContain('Please update the app.')
    await sendQueuedMessages(payload)
    const { totalDocs } = await payload.db.count({
      collection: 'delivery-logs',
      where: { and: [{ project: { equals: project.id } }, { purpose: { equals: 'notice' } }] },
    })
    expect(totalDocs).toBe(1)
  })

  it('does not end the clock when it is a note, which the student never reads', async () => {
    const ticket = await open()
    expect((await say('note', ticket, 'Ask the warehouse')).body.message).toBe(ANSWERS.ticketNoted)
    expect(await rowOf(ticket.number)).toMatchObject({ state: 'open', firstRepliedAt: null })
    expect(JSON.stringify(await view(ticket))).not.toContain('warehouse')
    expect(await bellOf(student.id)).not.toContainEqual([`Answer to ${ticket.number}`, expect.anything()])
  })

  it('may resolve the ticket; to a resolved one only a note can be added', async () => {
    const ticket = await open()
    const { body } = await say('reply', ticket, 'It was sent today.', { resolves: true })
    expect(body.message).toBe(ANSWERS.ticketRepliedResolved)
    expect(await rowOf(ticket.number)).toMatchObject({ state: 'resolved', resolvedAt: expect.any(String) })
    expect((await say('reply', ticket, 'One more thing')).body).toMatchObject({ code: 'tooLate' })
    expect((await say('note', ticket, 'All done')).body).toMatchObject({ apiSuccess: true })
  })
})

describe('targets', () => {
  it('follow the business hours and targets of the project, and a changed priority', async () => {
    await payload.create({
      collection: 'support-settings',
      data: {
        project: project.id,
        hours: { weekdays: ['0', '1', '2', '3', '4', '5', '6'], opensAt: '00:00', closesAt: '23:59' },
        targets: { ...DEFAULT_TARGETS, urgent: { firstReplyHours: 2, resolveHours: 3 } },
      } as never,
      overrideAccess: true,
      context: { project },
    })
    const ticket = await open()
    expect((await call('change', ticket, { priority: 'urgent' })).body.message).toBe(ANSWERS.ticketSaved)
    const { createdAt, firstReplyDueAt, priority } = await rowOf(ticket.number)
    const hours = (Date.parse(firstReplyDueAt ?? '') - Date.parse(createdAt)) / 3_600_000
    expect(priority).toBe('urgent')
    // A minute of each night does not count.
    expect(hours).toBeGreaterThanOrEqual(2)
    expect(hours).toBeLessThan(2.05)
  })

  it('that are missed are reported to the admins once', async () => {
    const admin = await createPerson(payload, project, 800)
    const ticket = await open()
    const past = new Date(Date.now() - 60_000).toISOString()
    await payload.db.updateOne({
      collection: 'support-tickets',
      id: ticket.id,
      data: { firstReplyDueAt: past },
    })
    for (let times = 0; times < 2; times++) await sweepTickets(payload, new Date())
    const late = (await bellOf(admin.id)).filter(([title]) => title === `Ticket ${ticket.number} is late`)
    expect(late).toEqual([[expect.any(String), `/admin/collections/support-tickets/${ticket.id}`]])
  })
})

describe('a complaint', () => {
  it('is acknowledged at once with the day of the law and the officer', async () => {
    await payload.create({
      collection: 'support-settings',
      data: { project: project.id, officer: { name: 'Asha Rao', email: 'grievance@example.org' } } as never,
      overrideAccess: true,
      context: { project },
    })
    const ticket = await open({ category: 'grievance' })
    const row = await rowOf(ticket.number)
    expect(row).toMatchObject({ priority: 'high', acknowledgedAt: expect.any(String), firstRepliedAt: null })
    const days = (Date.parse(row.redressDueAt ?? '') - Date.parse(row.createdAt)) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(28)
    expect(days).toBeLessThanOrEqual(31)
    expect(await view(ticket)).toMatchObject({
      redressDueAt: expect.any(Number),
      officer: { name: 'Asha Rao', email: 'grievance@example.org', phone: null },
    })
    expect(await bellOf(student.id)).toContainEqual([
      `We have received your complaint ${ticket.number}`,
      `/support-tickets/${ticket.number}`,
    ])
  })

  it('is in the report of the month with the times of the law, beside the targets of all tickets', async () => {
    const [complaint, other] = [await open({ category: 'grievance' }), await open()]
    await say('reply', other, 'It was sent today.', { resolves: true })
    const month = indianMonth(Date.parse(complaint.createdAt))
    const report = await monthReport(payload, { project: project.id, month }, new Date())
    expect(report).toMatchObject({
      opened: 2,
      firstReply: { inTime: 1, late: 0, open: 1 },
      complaints: {
        opened: 1,
        acknowledged: { inTime: 1, late: 0, open: 0 },
        redressed: { inTime: 0, late: 0, open: 1 },
      },
    })
    const before = await monthReport(payload, { project: project.id, month: '2020-01' }, new Date())
    expect(before.opened).toBe(0)
  })

  it('that staff recognise as one is acknowledged then', async () => {
    const ticket = await open()
    expect(await rowOf(ticket.number)).toMatchObject({ acknowledgedAt: null, redressDueAt: null })
    await call('change', ticket, { category: 'grievance' })
    expect(await rowOf(ticket.number)).toMatchObject({
      acknowledgedAt: expect.any(String),
      redressDueAt: expect.any(String),
    })
  })
})

describe('the desk', () => {
  it('assigns tickets to people who may answer them', async () => {
    const admin = await createPerson(payload, project, 800)
    const reader = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: false }])
    const ticket = await open()
    const { body } = await desk.get<{ people: { id: string }[] }>('/supportdesk/people')
    expect(body.people.map(({ id }) => id).toSorted()).toEqual(
      [String(admin.id), String(editor.id)].toSorted(),
    )
    expect((await call('assign', ticket, { assignee: String(reader.id) })).body.code).toBe('noPerson')
    expect((await call('assign', ticket, { assignee: String(student.id) })).body.code).toBe('noPerson')
    expect((await call('assign', ticket, { assignee: String(admin.id) })).body.apiSuccess).toBe(true)
    expect(await bellOf(admin.id)).toContainEqual(['New support ticket', expect.any(String)])
    expect((await rowOf(ticket.number)).assignee).toBeTruthy()
    await call('assign', ticket, { assignee: null })
    expect((await rowOf(ticket.number)).assignee ?? null).toBeNull()
  })

  it('merges tickets of one student, whose messages are then read together', async () => {
    const [first, second] = [await open(), await open({ subject: 'The same again' })]
    await say('note', first, 'Seen twice')
    expect((await call('merge', first, { into: first.number })).body.code).toBe('unfit')
    expect((await call('merge', first, { into: 'HT-20-000000' })).body.code).toBe('notFound')
    const stranger = await signIn(project, (await createPerson(payload, project)).phone)
    const foreign = await open({}, stranger)
    expect((await call('merge', first, { into: foreign.number })).body.code).toBe('unfit')
    expect((await call('merge', first, { into: second.number })).body.apiSuccess).toBe(true)
    expect(await view(first)).toMatchObject({ state: 'merged', mergedInto: second.number })
    expect((await view(second)).messages.map(({ text }) => text)).toEqual([
      expect.stringContaining('Where is my book?'),
    ])
    expect((await say('reply', first, 'Too late')).body.code).toBe('tooLate')
    const own = { ticket: first.id, text: 'Hello?', attempt: attempt() }
    expect((await browser.post('/tickets/addmessage', own)).body).toMatchObject({ code: 'tooLate' })
  })

  it('waits for the team again when a ticket without a reply is merged into one with a reply', async () => {
    const [unanswered, answered] = [await open(), await open({ subject: 'Another matter' })]
    await say('reply', answered, 'It is on its way.')
    expect((await rowOf(answered.number)).state).toBe('answered')
    const { waitingSince, resolveDueAt } = await rowOf(unanswered.number)
    await call('merge', unanswered, { into: answered.number })
    expect(await rowOf(answered.number)).toMatchObject({ state: 'open', waitingSince, resolveDueAt })
    const [third, fourth] = [await open(), await open()]
    await say('reply', third, 'Done.')
    await call('merge', third, { into: fourth.number })
    expect((await rowOf(fourth.number)).state).toBe('open')
  })

  it('merged by a process that was killed makes the other one wait by the next run of the job, and is due when it was', async () => {
    const [unanswered, answered] = [await open(), await open({ subject: 'Another matter' })]
    await say('reply', answered, 'It is on its way.')
    const { waitingSince, resolveDueAt } = await rowOf(unanswered.number)
    await payload.db.updateOne({
      collection: 'support-tickets',
      id: unanswered.id,
      data: { state: 'merged', mergedInto: answered.id, movedAt: new Date().toISOString() },
    })
    await sweepTickets(payload, new Date())
    expect(await rowOf(answered.number)).toMatchObject({ state: 'open', waitingSince, resolveDueAt })
    expect((await rowOf(unanswered.number)).waitingSince ?? null).toBeNull()
  })

  it('leaves the other ticket as it was when the merge comes to nothing', async () => {
    for (let round = 0; round < 10; round++) {
      const [source, goal] = [await insertTicket(), await insertTicket()]
      await say('reply', goal, 'It is on its way.')
      const [{ state }] = await Promise.all([
        mergeTickets(payload, source, goal.number, new Date()),
        call('move', source, { event: 'resolve' }),
      ])
      expect((await rowOf(goal.number)).state).toBe(state === 'merged' ? 'open' : 'answered')
    }
  })

  it('takes the promise of a first reply with it', async () => {
    const [first, second] = [await open(), await open()]
    const before = new Date(Date.now() - 3_600_000).toISOString()
    await payload.db.updateOne({
      collection: 'support-tickets',
      id: first.id,
      data: { firstReplyDueAt: before },
    })
    await call('merge', first, { into: second.number })
    expect((await rowOf(second.number)).firstReplyDueAt).toBe(before)
  })

  it('leaves a ticket open when tickets are merged into each other at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const [first, second] = [await insertTicket(), await insertTicket()]
      const outcomes = await Promise.all([
        mergeTickets(payload, first, second.number, new Date()),
        mergeTickets(payload, second, first.number, new Date()),
      ])
      expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['merged', 'tooLate'])
      const rows = await Promise.all([rowOf(first.number), rowOf(second.number)])
      expect(rows.map(({ state }) => state).toSorted()).toEqual(['merged', 'open'])
    }
  })

  it('leaves a ticket open when tickets are merged in a ring, and the others lead to it', async () => {
    for (let round = 0; round < 5; round++) {
      const ring = [await insertTicket(), await insertTicket(), await insertTicket()] as const
      const [a, b, c] = ring
      const pairs = [[a, b] as const, [b, c] as const, [c, a] as const]
      await Promise.all(pairs.map(([from, to]) => mergeTickets(payload, from, to.number, new Date())))
      const rows = await Promise.all(ring.map(({ number }) => rowOf(number)))
      const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id)
      expect(open.length).toBeGreaterThan(0)
      for (const { state, mergedInto } of rows)
        if (state === 'merged') expect(open).toContain(idOf(mergedInto))
    }
  })

  it('is closed to people without the right to edit tickets, and to other projects', async () => {
    const ticket = await open()
    const reader = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: false }])
    const elsewhere = await createProject(payload)
    const other = await createEditor(payload, elsewhere, [{ id: 'supportTickets', canEdit: true }])
    const visitors: [Browser, number][] = [
      [await signInStaff(project, reader.phone), 403],
      [browser, 403],
      [await signInStaff(elsewhere, other.phone), 404],
    ]
    for (const [by, status] of visitors) {
      expect((await say('reply', ticket, 'Not mine', {}, by)).status).toBe(status)
      expect((await say('note', ticket, 'Not mine', {}, by)).status).toBe(status)
      for (const [path, body] of [
        ['assign', { assignee: null }],
        ['change', { priority: 'low' }],
        ['move', { event: 'resolve' }],
        ['merge', { into: ticket.number }],
      ] as const)
        expect((await call(path, ticket, body, by)).status, path).toBe(status)
    }
    expect(await rowOf(ticket.number)).toMatchObject({ state: 'open', priority: 'normal', rev: 0 })
  })

  it('is never written past its calls', async () => {
    const ticket = await open()
    const edit = { state: 'closed', rating: 5, student: editor.id }
    expect((await desk.call('PATCH', `/support-tickets/${ticket.id}`, edit)).status).toBe(403)
    expect((await desk.call('DELETE', `/support-tickets/${ticket.id}`)).status).toBe(403)
  })
})

it('answered tickets are resolved after a quiet week, and closed two weeks later', async () => {
  const ticket = await open()
  await say('reply', ticket, 'It was sent today.')
  const now = Date.now()
  await sweepTickets(payload, new Date(now + RESOLVED_AFTER_MS - 60_000))
  expect((await rowOf(ticket.number)).state).toBe('answered')
  const resolvedAt = now + RESOLVED_AFTER_MS + 60_000
  await sweepTickets(payload, new Date(resolvedAt))
  expect((await rowOf(ticket.number)).state).toBe('resolved')
  await sweepTickets(payload, new Date(resolvedAt + CLOSED_AFTER_MS - 60_000))
  expect((await rowOf(ticket.number)).state).toBe('resolved')
  await sweepTickets(payload, new Date(resolvedAt + CLOSED_AFTER_MS + 60_000))
  expect((await rowOf(ticket.number)).state).toBe('closed')
})
