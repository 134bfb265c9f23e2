import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSender } from '#cms/jobs/sendMessages.ts'
import { queueNotice } from '#cms/operations/messages/queueNotice.ts'
import { sendQueued } from '#cms/operations/messages/sendQueued.ts'
import { notifyStudent } from '#cms/operations/orders/notifyStudent.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { MAX_SEND_ATTEMPTS } from '#domain/messages/retry.ts'
import { orderPaidNotification } from '#domain/notifications/texts.ts'
import type { User } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { deliveryLog, sendQueuedMessages } from '#tests/support/messages.ts'
import { createPerson } from '#tests/support/people.ts'
import { newBuyer, openShop, type Shop } from '#tests/support/shop/openShop.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { orderAt, startAt } from '#tests/support/shop/shopper.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

// Hoisted: must run before modules read the environment.
const { smtp, twilio } = await vi.hoisted(async () => {
  const [{ startSmtpServer }, { startTwilioServer }] = await Promise.all([
    import('#tests/support/smtpServer.ts'),
    import('#tests/support/twilioServer.ts'),
  ])
  const [smtp, twilio] = await Promise.all([startSmtpServer(), startTwilioServer()])
  Object.assign(process.env, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Shala <no-reply@example.org>',
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_FROM: '+15005550006',
    TWILIO_BASE_URL: twilio.url,
  })
  return { smtp, twilio }
})
afterAll(() => Promise.all([smtp.close(), twilio.close()]))

const shop = openShop(async ({ payload, project }) => {
  await setShop(payload, project, 'shop-settings', { cashStates: [] })
  await setShop(payload, project, 'payment-settings', {
    cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 0 },
    bankTransfer: { isActive: true, instructions: 'Account 1234, IFSC TEST0001' },
  })
  return {}
})
const me = newBuyer(shop)
const MINUTE = 60_000
const PATIENT = { totalMs: 8000, minTryMs: 4000 }
/** Short timeouts for a provider that hangs. */
const SHORT = { totalMs: 400, minTryMs: 200 }
const START = Date.now()
const minute = (minutes: number) => new Date(START + minutes * MINUTE)
let made = 0

beforeEach(() => {
  smtp.behave('accept')
  twilio.answer(() => 'accepted')
  smtp.mails.length = 0
  twilio.messages.length = 0
})

const withEmail = async (person: User): Promise<User & { email: string }> => {
  const email = `queued-${made++}@example.com`
  const data = { email, isEmailVerified: true }
  const where = { id: { equals: person.id } }
  await conditionalUpdate({ payload: shop.payload, collection: 'users', where, data })
  return { ...person, ...data }
}
const person = async ({ project }: Pick<Shop, 'project'> = shop) =>
  withEmail(await createPerson(shop.payload, project))

/** Queues a message of one channel; returns its receiver and key. */
async function queue(
  channel: 'sms' | 'email',
  to?: User & { email: string },
  { project } = shop as Shop,
  minutes = 0,
) {
  const receiver = to ?? (await person({ project }))
  const dedupeKey = `test:${made++}`
  const queued = {
    person: receiver,
    channels: [channel],
    host: 'school.example',
    subject: 'News',
    text: `It is ${dedupeKey}.`,
  }
  await queueNotice(shop.payload, { project, ...queued, dedupeKey, now: minute(minutes) })
  return { receiver, key: `${project.id}:${receiver.id}:${dedupeKey}:${channel}` }
}
const rowOf = async (key: string) => {
  const row = await readRow({
    payload: shop.payload,
    collection: 'outgoing-messages',
    where: { key: { equals: key } },
  })
  if (!row) throw new Error(`nothing is queued as ${key}`)
  return row
}
const send = async (key: string, minutes: number, times = PATIENT) =>
  sendQueued(shop.payload, await rowOf(key), minute(minutes), times)
const statuses = async () =>
  (await deliveryLog(shop.payload, shop.project)).map(({ status, errorCode }) => errorCode ?? status)
const logged = async (work: () => Promise<unknown>) => {
  const before = (await statuses()).length
  await work()
  return (await statuses()).slice(before)
}

it('an e-mail that can be turned off has unsubscribe links and its conversation’s thread', async () => {
  const receiver = await person()
  const notice = {
    project: shop.project,
    person: receiver,
    channels: ['email' as const],
    host: 'school.example',
    subject: 'News',
    text: 'We have replied.',
    now: minute(0),
  }
  const thread = { kind: 'help' as const, thread: 'ticket-0a1b' }
  await queueNotice(shop.payload, { ...notice, ...thread, dedupeKey: `test:${made++}` })
  await queueNotice(shop.payload, { ...notice, dedupeKey: `test:${made++}` })
  await sendQueuedMessages(shop.payload, minute(0))
  const [reply, news] = smtp.mails.toSorted((a, b) => b.text.length - a.text.length)
  expect(reply?.headers).toMatchObject({
    'in-reply-to': '<ticket-0a1b@school.example>',
    references: '<ticket-0a1b@school.example>',
    'list-unsubscribe': expect.stringMatching(/^<https?:.*\/api\/messages\/unsubscribe\?token=[^>]+>$/),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(reply?.text).toMatch(/To get no more e-mails of this kind: \S+\/unsubscribe\?token=\S+/)
  expect(news?.headers).not.toHaveProperty('list-unsubscribe')
  expect(news?.text).not.toContain('unsubscribe')
})

describe('a request that queues a message', () => {
  it.each(['cashOnDelivery', 'bankTransfer'])(
    'does not wait for a mail server that hangs (%s)',
    async (method) => {
      const { email } = await withEmail(me.person)
      const book = await createBook(shop.payload, shop.project, null)
      const order = await orderAt(me.browser, { items: [{ product: book.id }], address: me.address, method })
      smtp.behave('hang')
      const connections = smtp.connections()
      const startedAt = performance.now()
      expect((await startAt(me.browser, order, method)).body.apiSuccess).toBe(true)
      expectWithin(performance.now() - startedAt, 5000)
      expect(smtp.connections()).toBe(connections)
      smtp.behave('accept')
      await sendQueuedMessages(shop.payload)
      expect(smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
    },
  )

  it('returns its channels, and the person gets e-mail and SMS', async () => {
    const student = await person()
    const notification = orderPaidNotification('1', {})
    const { payload, project } = shop
    const message = { project, student, notification, dedupeKey: 'ready', now: minute(0) }
    const answers = await Promise.all([notifyStudent(payload, message), notifyStudent(payload, message)])
    for (const to of answers) expect(to).toEqual(['q•••@example.com', expect.stringMatching(/^\+91•+\d{4}$/)])
    await sendQueuedMessages(payload)
    expect(smtp.mails.filter(({ to }) => to.includes(student.email))).toHaveLength(1)
    expect(twilio.messages.filter(({ To }) => To === student.phone)).toHaveLength(1)
    expect(twilio.violations).toEqual([])
  })
})

describe('a queued message', () => {
  it('is sent once by concurrent senders, and its text is deleted afterwards', async () => {
    const { receiver, key } = await queue('email')
    const senders = Array.from({ length: 6 }, () => startSender(shop.payload))
    await Promise.all(senders.map((sender) => sender.start(minute(1))))
    await Promise.all(senders.map((sender) => sender.start(minute(1))))
    await Promise.all(senders.map((sender) => sender.finished()))
    expect(smtp.mails.filter(({ to }) => to.includes(receiver.email))).toHaveLength(1)
    expect(await rowOf(key)).toMatchObject({ state: 'sent', text: null, dueAt: null, tries: 1 })
  })

  it('is retried with growing delays while a server is busy, and sent when it is back', async () => {
    const { key } = await queue('email')
    smtp.behave('busy')
    await send(key, 0)
    expect(await rowOf(key)).toMatchObject({ state: 'due', tries: 1, dueAt: minute(1).toISOString() })
    await send(key, 0.5)
    expect((await rowOf(key)).tries).toBe(1)
    await send(key, 1)
    expect(await rowOf(key)).toMatchObject({ state: 'due', tries: 2, dueAt: minute(6).toISOString() })
    smtp.behave('accept')
    await send(key, 6)
    expect((await rowOf(key)).state).toBe('sent')
    expect(smtp.mails).toHaveLength(1)
  })

  it('is not retried for an unknown mailbox and after the last attempt, and the delivery log records it', async () => {
    const { key } = await queue('email')
    smtp.behave('noSuchUser')
    expect(await logged(() => send(key, 0))).toEqual(['smtp-550'])
    expect(await rowOf(key)).toMatchObject({ state: 'failed', text: expect.any(String) })
    const { key: other } = await queue('email')
    smtp.behave('busy')
    const said = await logged(async () => {
      for (let tried = 0; tried < MAX_SEND_ATTEMPTS + 2; tried++) await send(other, tried * 61)
    })
    expect(said).toEqual([...Array.from({ length: MAX_SEND_ATTEMPTS }, () => 'smtp-451'), 'gaveUp'])
    expect(await rowOf(other)).toMatchObject({ state: 'failed', tries: MAX_SEND_ATTEMPTS, dueAt: null })
  })

  it('that a killed process was sending is resent as the same e-mail, but not as an SMS', async () => {
    const [{ key: letter }, { key: sms }] = [await queue('email'), await queue('sms')]
    for (const key of [letter, sms]) {
      await send(key, 0)
      // The row as before the provider's response was stored.
      await conditionalUpdate({
        payload: shop.payload,
        collection: 'outgoing-messages',
        where: { key: { equals: key } },
        data: { state: 'sending', text: 'Said before.', dueAt: minute(1).toISOString() },
      })
      await send(key, 0.5)
      await send(key, 2)
    }
    const ids = smtp.mails.map(({ headers }) => headers['message-id'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(twilio.messages).toHaveLength(1)
    expect((await rowOf(sms)).state).toBe('unknown')
    expect((await statuses()).at(-1)).toBe('unknown')
  })

  it('is retried when a provider refused an SMS, not when it gave no response', async () => {
    const { key } = await queue('sms')
    twilio.answer(() => ({ status: 503 }))
    await send(key, 0)
    expect(await rowOf(key)).toMatchObject({ state: 'due', tries: 1 })
    twilio.answer(() => 'hang')
    expect(await logged(() => send(key, 1, SHORT))).toEqual(['timeout', 'unknown'])
    expect((await rowOf(key)).state).toBe('unknown')
  })

  it('is dropped when its receiver was deleted or is no longer proven', async () => {
    const [{ key: left, receiver }, { key: unproven, receiver: other }] = [
      await queue('email'),
      await queue('email'),
    ]
    const change = (id: string, data: object) =>
      conditionalUpdate({ payload: shop.payload, collection: 'users', where: { id: { equals: id } }, data })
    await change(String(receiver.id), { deletedAt: minute(0).toISOString() })
    await change(String(other.id), { isEmailVerified: false })
    await send(left, 1)
    await send(unproven, 1)
    expect([(await rowOf(left)).state, (await rowOf(unproven)).state]).toEqual(['none', 'unproven'])
    expect(smtp.mails).toEqual([])
  })

  it('is not delayed by another project whose mail server hangs', async () => {
    const busy: User[] = []
    for (let i = 0; i < 20; i++) busy.push((await queue('email', undefined, shop, -1)).receiver)
    const elsewhere = { payload: shop.payload, project: await createProject(shop.payload) }
    const { receiver } = await queue('email', undefined, elsewhere)
    smtp.behave('hang')
    const unanswered = smtp.unanswered()
    const sender = startSender(shop.payload, { totalMs: 6000, minTryMs: 100 })
    expect(await sender.start(minute(0))).toBe(4)
    await vi.waitFor(() => expect(smtp.unanswered()).toBe(unanswered + 4), 5000)
    smtp.behave('accept')
    await sender.start(minute(0))
    await vi.waitFor(() => expect(smtp.mails.map(({ to }) => to[0])).toEqual([receiver.email]), 5000)
    await sender.finished()
    const rest = await readRows({
      payload: shop.payload,
      collection: 'outgoing-messages',
      sort: ['dueAt'],
      limit: 50,
      where: { and: [{ project: { equals: shop.project.id } }, { state: { equals: 'due' } }] },
    })
    expect(rest).toHaveLength(busy.length)
  })
})
