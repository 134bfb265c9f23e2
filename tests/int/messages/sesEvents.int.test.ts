import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow } from '#database/guard.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import type { Unsigned } from '#tests/support/sns/snsServer.ts'

const TOPIC = 'arn:aws:sns:ap-south-1:123456789012:mail'

// Hoisted: must run before modules read the environment.
const amazon = await vi.hoisted(async () => {
  const { startSnsServer } = await import('#tests/support/sns/snsServer.ts')
  const started = await startSnsServer()
  const SNS_TOPIC_ARN = 'arn:aws:sns:ap-south-1:123456789012:mail'
  Object.assign(process.env, { SNS_BASE_URL: started.url, SNS_TOPIC_ARN })
  return started
})
afterAll(() => amazon.stop())

let payload: BasePayload
let project: RequestProject
let user: string
let email: string
let messageId: string
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  const person = await createPerson(payload, project)
  user = String(person.id)
  email = `ses-${person.phone.slice(1)}@example.org`
  await payload.db.updateOne({ collection: 'users', id: user, data: { email, isEmailVerified: true } })
  const message = await payload.db.create({
    collection: 'outgoing-messages',
    data: {
      key: `ses-${email}`,
      project: project.id,
      user,
      channel: 'email',
      kind: 'news',
      host: 'demo.example',
      state: 'sent',
      tries: 1,
    },
  })
  messageId = `<notice-${message.id}@demo.example>`
})

let made = 0
const fieldsOf = (Message: string, more: Unsigned = {}): Unsigned => ({
  Type: 'Notification',
  MessageId: `sns-${made++}`,
  TopicArn: TOPIC,
  Message,
  Timestamp: new Date().toISOString(),
  ...more,
})
const noticeOf = (more: object, id = messageId) =>
  JSON.stringify({ mail: { headers: [{ name: 'Message-ID', value: id }] }, ...more })
const recipients = (of: string) => [{ emailAddress: of }]
const bounce = (of: string, bounceType = 'Permanent') => ({
  notificationType: 'Bounce',
  bounce: { bounceType, bouncedRecipients: recipients(of) },
})
const post = (message: Unsigned) =>
  openBrowser(project).post('/messages/events', message, { 'x-amz-sns-message-type': message.Type ?? '' })
const suppressedFor = async () =>
  (await readRow({ payload, collection: 'message-preferences', where: { user: { equals: user } } }))
    ?.suppressedFor ?? null

it.each(['1', '2'] as const)(
  'a bounce under a signature of version %s suppresses its e-mail',
  async (version) => {
    expect((await post(amazon.signed(fieldsOf(noticeOf(bounce(email))), version))).status).toBe(200)
    expect(await suppressedFor()).toBe('bounce')
  },
)

it('a complaint suppresses its e-mail', async () => {
  const complaint = { eventType: 'Complaint', complaint: { complainedRecipients: recipients(email) } }
  expect((await post(amazon.signed(fieldsOf(noticeOf(complaint))))).status).toBe(200)
  expect(await suppressedFor()).toBe('complaint')
})

it('a delivery event marks an e-mail with unknown delivery as sent', async () => {
  const [, id = ''] = /notice-(.+)@/.exec(messageId) ?? []
  const collection = 'outgoing-messages'
  await payload.db.updateOne({ collection, id, returning: false, data: { state: 'unknown' } })
  const notice = { eventType: 'Delivery', delivery: { recipients: [email] } }
  expect((await post(amazon.signed(fieldsOf(noticeOf(notice))))).status).toBe(200)
  expect((await readRow({ payload, collection, where: { id: { equals: id } } }))?.state).toBe('sent')
  expect(await suppressedFor()).toBeNull()
})

it('a transient bounce, one of another receiver or of an unknown message suppresses nobody', async () => {
  for (const notice of [
    noticeOf(bounce(email, 'Transient')),
    noticeOf(bounce('another@example.org')),
    noticeOf(bounce(email), '<someone@else.example>'),
    noticeOf({ notificationType: 'Delivery' }),
  ])
    expect((await post(amazon.signed(fieldsOf(notice)))).status).toBe(200)
  expect(await suppressedFor()).toBeNull()
})

it('a modified or old message, or one with another topic or certificate is refused', async () => {
  const good = amazon.signed(fieldsOf(noticeOf(bounce(email))))
  const cases: Unsigned[] = [
    { ...good, Message: noticeOf(bounce(email), '<notice-other@demo.example>') },
    amazon.signed(
      fieldsOf(noticeOf(bounce(email)), { Timestamp: new Date(Date.now() - 7_200_000).toISOString() }),
    ),
    amazon.signed(fieldsOf(noticeOf(bounce(email)), { TopicArn: `${TOPIC}2` })),
    { ...good, SigningCertURL: `${amazon.host}/expired.pem` },
    { ...good, SigningCertURL: 'https://sns.ap-south-1.amazonaws.com.example.org/certificate.pem' },
    { ...good, SigningCertURL: 'https://evil.example/certificate.pem' },
    { ...good, SigningCertURL: 'http://sns.ap-south-1.amazonaws.com/certificate.pem' },
    { ...good, SigningCertURL: `${amazon.host}/certificate.txt` },
  ]
  for (const message of cases) expect((await post(message)).status).toBe(401)
  expect((await post({ Type: 'Notification' })).status).toBe(400)
  expect(await suppressedFor()).toBeNull()
})

it('a subscription to the topic is confirmed at Amazon’s service only', async () => {
  const subscription = (SubscribeURL: string) =>
    amazon.signed(
      fieldsOf('You have chosen to subscribe', {
        Type: 'SubscriptionConfirmation',
        Token: 't',
        SubscribeURL,
      }),
    )
  expect((await post(subscription('https://evil.example/confirm'))).status).toBe(401)
  const address = `${amazon.host}/?Action=ConfirmSubscription&Token=t`
  expect((await post(subscription(address))).status).toBe(200)
  expect(amazon.asked).toContain('/?Action=ConfirmSubscription&Token=t')
})
