import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { notifyByMessage } from '#cms/operations/messages/queueNotice.ts'
import { insertNotification } from '#cms/operations/notifications/insertNotification.ts'
import { type NewNotification, notify } from '#cms/operations/notifications/notify.ts'
import { pushDevicesOf } from '#cms/operations/push/devices.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import type { PreferencesResponseSchema } from '#domain/calls/messagePreferences.ts'
import type { PushSubscription } from '#domain/messages/PushSubscriptionSchema.ts'
import { literalText } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { deliveryLog, sendQueuedMessages } from '#tests/support/messages.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'

// Hoisted: must run before modules read the environment.
const { publicKey, service } = await vi.hoisted(async () => {
  const { default: webPush } = await import('web-push')
  const { startPushServer } = await import('#tests/support/push/pushServer.ts')
  const keys = webPush.generateVAPIDKeys()
  const started = await startPushServer(keys.publicKey)
  Object.assign(process.env, {
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:admin@example.org',
    PUSH_BASE_URL: started.url,
  })
  return { publicKey: keys.publicKey, service: started }
})

let payload: BasePayload
let project: RequestProject
let student: User & { phone: string }
let browser: Browser
beforeAll(async () => {
  payload = await startPayload()
})
afterAll(() => service.close())
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  browser = await signIn(project, student.phone)
})

type Subscribing = { by?: Browser; subscription?: PushSubscription; headers?: Record<string, string> }
const subscribe = async ({ by = browser, subscription = service.subscribe(), headers }: Subscribing = {}) => {
  const { status, body } = await by.post<{ apiSuccess: boolean }>(
    '/messages/subscribepush',
    subscription,
    headers,
  )
  return { status, isDone: body.apiSuccess, endpoint: subscription.endpoint }
}
/** Subscribes another browser of the person, with its own session. */
const subscribeElsewhere = async () => {
  const token = await openTestSession(payload, String(student.id), project, false)
  return subscribe({ by: openBrowser(project), headers: { authorization: `Bearer ${token}` } })
}

let made = 0
const notificationOf = (more: Partial<NewNotification> = {}): NewNotification => ({
  project: project.id,
  user: String(student.id),
  kind: 'message',
  title: literalText('Your marks: 12 of 80'),
  text: literalText('Very private'),
  href: '/doubts/D-7',
  dedupeKey: `push-${process.pid}-${made++}`,
  now: new Date(),
  ...more,
})
const receivedAt = (endpoint: string) =>
  service.received.filter((one) => one.endpoint === endpoint).map(({ message }) => message)
const states = async () =>
  (
    await readRows({
      payload,
      collection: 'outgoing-messages',
      sort: ['createdAt'],
      limit: 20,
      where: { and: [{ user: { equals: String(student.id) } }, { channel: { equals: 'push' } }] },
    })
  ).map(({ state }) => state)
const makeDue = () =>
  conditionalUpdate({
    payload,
    collection: 'outgoing-messages',
    where: { and: [{ user: { equals: String(student.id) } }, { channel: { equals: 'push' } }] },
    data: { dueAt: new Date().toISOString() },
  })
const devices = () => pushDevicesOf(payload, String(student.id))

describe('a web push message', () => {
  it('is sent once to each browser of a person, with title and link only', async () => {
    const { endpoint } = await subscribe()
    const other = await subscribeElsewhere()
    const notification = notificationOf()
    await notify(payload, notification)
    await notify(payload, notification)
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['sent'])
    for (const at of [endpoint, other.endpoint]) {
      const [message, ...more] = receivedAt(at)
      expect(more).toEqual([])
      expect(message).toMatchObject({ body: 'A new message for you', href: '/doubts/D-7' })
      expect(JSON.stringify(message)).not.toMatch(/private|marks/)
    }
    expect(service.violations).toEqual([])
    expect(
      (await deliveryLog(payload, project))
        .slice(1)
        .map(({ channel, provider, status }) => [channel, provider, status]),
    ).toEqual([
      ['push', 'google', 'sent'],
      ['push', 'google', 'sent'],
    ])
  })

  it('is in the receiver’s language, and links to pages in it', async () => {
    const { endpoint } = await subscribe()
    await payload.db.updateOne({ collection: 'users', id: student.id, data: { language: 'hi' } })
    await notify(payload, notificationOf({ kind: 'order', href: '/orders/O-1' }))
    await sendQueuedMessages(payload)
    expect(receivedAt(endpoint)).toMatchObject([{ body: 'आपके ऑर्डर की जानकारी', href: '/hi/orders/O-1' }])
  })

  it('is queued with an e-mail of the same event and for a broadcast, and for nobody without a subscribed browser', async () => {
    await notify(payload, notificationOf())
    expect(await states()).toEqual([])
    const { endpoint } = await subscribe()
    await notifyByMessage(payload, {
      project,
      person: student,
      channels: [],
      host: 'localhost',
      subject: '',
      text: '',
      notification: notificationOf(),
    })
    await insertNotification(payload, [notificationOf()])
    await notify(payload, notificationOf({ kind: 'welcome' }))
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['sent', 'sent'])
    expect(receivedAt(endpoint)).toHaveLength(2)
  })

  it('is not sent when its notification was read, is a day old, or its kind is turned off', async () => {
    await subscribe()
    const dayAgo = new Date(Date.now() - 25 * 3_600_000)
    await notify(payload, notificationOf({ now: dayAgo }))
    const read = notificationOf()
    await notify(payload, read)
    await browser.post('/notifications/readall', { until: Date.now() })
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['none', 'none'])
    const choices = [{ kind: 'help', channel: 'push', isOn: false }]
    await browser.post('/messages/savepreferences', { choices, quiet: null })
    await notify(payload, notificationOf())
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['none', 'none', 'muted'])
  })

  it('waits until quiet hours end', async () => {
    const { endpoint } = await subscribe()
    await browser.post('/messages/savepreferences', { choices: [], quiet: { from: '00:00', to: '23:59' } })
    const midday = new Date('2026-03-10T06:30:00.000Z') // 12:00 in India
    await notify(payload, notificationOf({ now: midday }))
    await sendQueuedMessages(payload, midday)
    expect(await states()).toEqual(['due'])
    await sendQueuedMessages(payload, new Date('2026-03-10T18:29:30.000Z'))
    expect(receivedAt(endpoint)).toHaveLength(1)
  })

  it('is retried for the browser that did not receive it, and not resent to the other', async () => {
    const [{ endpoint: good }, { endpoint: bad }] = [await subscribe(), await subscribe()]
    service.answer(bad, 503)
    await notify(payload, notificationOf())
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['due'])
    service.answer(bad, 201)
    await makeDue()
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['sent'])
    expect([receivedAt(good).length, receivedAt(bad).length]).toEqual([1, 1])
  })

  it('interrupted by a kill is sent by the next process, and not to browsers that have received it', async () => {
    const { endpoint } = await subscribe()
    await notify(payload, notificationOf())
    await sendQueuedMessages(payload)
    // State after a process was killed between the push service's response and storing it.
    await conditionalUpdate({
      payload,
      collection: 'outgoing-messages',
      where: { and: [{ user: { equals: String(student.id) } }, { channel: { equals: 'push' } }] },
      data: { state: 'sending', dueAt: new Date().toISOString() },
    })
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['sent'])
    expect(receivedAt(endpoint)).toHaveLength(1)
  })

  it.each([404, 410])('deletes a subscription when the push service responds %i', async (status) => {
    const { endpoint } = await subscribe()
    service.answer(endpoint, status)
    await notify(payload, notificationOf())
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['sent'])
    expect(await devices()).toEqual([])
  })

  it('that the push service rejects is not retried', async () => {
    const { endpoint } = await subscribe()
    service.answer(endpoint, 403)
    await notify(payload, notificationOf())
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['failed'])
    expect(await devices()).toHaveLength(1)
  })
})

describe('a subscription', () => {
  const preferences = async (by = browser) =>
    (await by.get<ReturnType<(typeof PreferencesResponseSchema)['parse']>>('/messages/preferences')).body

  it('is one row per browser, listed to its owner, and ends when they turn it off', async () => {
    expect((await preferences()).push).toEqual({ key: publicKey, devices: [] })
    expect((await preferences()).preferences.choices).toContainEqual({
      kind: 'help',
      channel: 'push',
      isOn: true,
    })
    const subscription = service.subscribe()
    await subscribe({ subscription })
    await subscribe({ subscription })
    expect((await preferences()).push.devices).toHaveLength(1)
    await browser.post('/messages/unsubscribepush', { endpoint: subscription.endpoint })
    expect(await devices()).toEqual([])
  })

  it('is refused to strangers, and for addresses that belong to no push service', async () => {
    expect((await subscribe({ by: openBrowser(project) })).status).toBe(401)
    const elsewhere: PushSubscription = { ...service.subscribe(), endpoint: 'https://169.254.169.254/latest' }
    expect((await subscribe({ subscription: elsewhere })).status).toBe(400)
    expect(await devices()).toEqual([])
  })

  it('ends when the browser signs out, and when its session is ended from another one', async () => {
    await subscribe()
    await subscribeElsewhere()
    expect(await devices()).toHaveLength(2)
    await browser.post('/auth/signout', {})
    expect(await devices()).toHaveLength(1)
    const token = await openTestSession(payload, String(student.id), project, false)
    const headers = { authorization: `Bearer ${token}` }
    await openBrowser(project).post('/auth/signouteverywhere', {}, headers)
    expect(await devices()).toEqual([])
  })

  it('sends nothing once its session was ended in any other way', async () => {
    const { endpoint } = await subscribe()
    await notify(payload, notificationOf())
    await payload.db.updateMany({
      collection: 'sessions',
      where: { user: { equals: student.id } },
      data: { revokedAt: new Date().toISOString() },
    })
    await sendQueuedMessages(payload)
    expect(receivedAt(endpoint)).toEqual([])
    expect(await devices()).toEqual([])
  })

  it('continues after the same person’s next sign-in in the browser, and ends with another person’s sign-in', async () => {
    await subscribe()
    const [before] = await devices()
    await signIn(project, student.phone, browser)
    const [after] = await devices()
    expect(after?.session).not.toBe(before?.session)
    expect(after?.endpoint).toBe(before?.endpoint)
    const sibling = await createPerson(payload, project)
    await signIn(project, sibling.phone, browser)
    expect(await devices()).toEqual([])
  })

  it('ends with the account', async () => {
    await subscribe()
    expect(await deleteAccount(payload, student, new Date())).toBe(true)
    expect(await devices()).toEqual([])
  })
})
