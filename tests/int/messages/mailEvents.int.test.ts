import { createSign, generateKeyPairSync } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { consentsOf } from '#cms/operations/consents/consentsOf.ts'
import { setNews } from '#cms/operations/messages/newsConsent.ts'
import { sendGate } from '#cms/operations/messages/preferences.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow } from '#database/guard.ts'
import type { OutgoingMessage, User } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'

// Hoisted: must run before modules read the environment.
const { privateKey } = await vi.hoisted(async () => {
  const crypto = await import('node:crypto')
  const pair = crypto.generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const der = pair.publicKey.export({ format: 'der', type: 'spki' })
  process.env.EMAIL_EVENTS_KEY = der.toString('base64')
  return pair
})

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

let made = 0
async function receiver(): Promise<{ user: User; message: OutgoingMessage; email: string }> {
  const { id } = await createPerson(payload, project)
  const email = `events-${process.pid}-${made++}@example.org`
  await payload.db.updateOne({
    collection: 'users',
    id,
    returning: false,
    data: { email, isEmailVerified: true },
  })
  await setNews(payload, String(id), { isOn: true, source: 'settings', now: new Date() })
  const message = (await payload.db.create({
    collection: 'outgoing-messages',
    data: {
      key: `events-${email}`,
      project: project.id,
      user: String(id),
      channel: 'email',
      kind: 'news',
      host: 'demo.example',
      state: 'sent',
      tries: 1,
    },
  })) as unknown as OutgoingMessage
  const user = (await readRow({ payload, collection: 'users', where: { id: { equals: id } } })) as User
  return { user, message, email }
}

type Signing = { at?: number; key?: typeof privateKey }
function post(events: unknown, { at = Date.now(), key = privateKey }: Signing = {}) {
  const body = JSON.stringify(events)
  const timestamp = String(Math.floor(at / 1000))
  const signature = createSign('sha256')
    .update(timestamp + body)
    .sign(key, 'base64')
  return openBrowser(project).post('/messages/events', events, {
    'x-twilio-email-event-webhook-signature': signature,
    'x-twilio-email-event-webhook-timestamp': timestamp,
  })
}
const event = (email: string, message: OutgoingMessage, more: object = {}) => ({
  email,
  event: 'bounce',
  type: 'bounce',
  'smtp-id': `<notice-${message.id}@demo.example>`,
  ...more,
})
const gateOf = (user: User, kind: 'news' | 'account' = 'news') =>
  sendGate(payload, user, {
    queuedAt: Date.now(),
    project: project.id,
    user: String(user.id),
    kind,
    channel: 'email',
    now: new Date(),
    consents: (id) => consentsOf(payload, id),
  })

it.each([
  ['a bounce', {}],
  ['a complaint', { event: 'spamreport' }],
])('%s suppresses optional messages to the e-mail, and not mandatory ones', async (_what, more) => {
  const { user, message, email } = await receiver()
  expect(await gateOf(user)).toBe('open')
  expect((await post([event(email, message, more)])).status).toBe(200)
  expect(await gateOf(user)).toBe('muted')
  expect(await gateOf(user, 'account')).toBe('open')
  expect(await gateOf({ ...user, email: 'another@example.org' })).toBe('open')
})

it('a forged event, one of another receiver, or of a message that may still be delivered suppresses nobody', async () => {
  const [one, other] = [await receiver(), await receiver()]
  const foreign = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
  const genuine = [event(one.email, one.message)]
  expect((await post(genuine, { key: foreign })).status).toBe(401)
  expect((await post(genuine, { at: Date.now() - 3_600_000 })).status).toBe(401)
  expect((await openBrowser(project).post('/messages/events', genuine)).status).toBe(401)
  const harmless = [
    event(one.email, other.message),
    event(one.email, one.message, { type: 'blocked' }),
    event(one.email, one.message, { event: 'delivered' }),
    event(one.email, one.message, { 'smtp-id': '<someone@else.example>' }),
  ]
  expect((await post(harmless)).status).toBe(200)
  expect((await post({ not: 'a list' })).status).toBe(400)
  expect([await gateOf(one.user), await gateOf(other.user)]).toEqual(['open', 'open'])
})

it('an e-mail with unknown delivery is marked as sent by the provider’s event, and not by an event of another receiver', async () => {
  const stateOf = async ({ id }: OutgoingMessage) =>
    (await readRow({ payload, collection: 'outgoing-messages', where: { id: { equals: id } } }))?.state
  for (const state of ['unknown', 'sending'] as const) {
    const [one, other] = [await receiver(), await receiver()]
    for (const { message } of [one, other])
      await payload.db.updateOne({
        collection: 'outgoing-messages',
        id: message.id,
        returning: false,
        data: { state },
      })
    const delivered = { event: 'delivered' }
    const events = [
      event(one.email, one.message, delivered),
      event(one.email, other.message, delivered),
      event(other.email, { ...one.message, id: 'none' }, delivered),
    ]
    expect((await post(events)).status).toBe(200)
    expect([await stateOf(one.message), await stateOf(other.message)]).toEqual(['sent', state])
    expect(await gateOf(one.user)).toBe('open')
  }
  const due = await receiver()
  await payload.db.updateOne({
    collection: 'outgoing-messages',
    id: due.message.id,
    returning: false,
    data: { state: 'due' },
  })
  await post([event(due.email, due.message, { event: 'delivered' })])
  expect(await stateOf(due.message)).toBe('due')
})
