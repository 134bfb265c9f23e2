import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { deliveryLog } from '#tests/support/messages.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { startSmtpServer } from '#tests/support/smtpServer.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

// Hoisted: must run before modules read the environment.
const { twilio, smtp, razorpay } = await vi.hoisted(async () => {
  const { startTwilioServer } = await import('#tests/support/twilioServer.ts')
  const { startSmtpServer } = await import('#tests/support/smtpServer.ts')
  const { startRazorpayServer } = await import('#tests/support/razorpayServer.ts')
  const [twilio, smtp, razorpay] = await Promise.all([
    startTwilioServer(),
    startSmtpServer(),
    startRazorpayServer('rzp_test_right', 'right-secret'),
  ])
  process.env.TWILIO_BASE_URL = twilio.url
  process.env.RAZORPAY_BASE_URL = razorpay.url
  return { twilio, smtp, razorpay }
})

type Answer = {
  apiSuccess: boolean
  message: string
  code?: string
  provider?: string
  sender?: string
  isFallback?: boolean
  mode?: string
}

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Browser
let phone: string
let id: string

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(() => Promise.all([twilio.close(), smtp.close(), razorpay.close()]))

beforeEach(async () => {
  project = await createProject(payload)
  const person = await createPerson(payload, project, 800)
  phone = person.phone
  admin = await signInStaff(project, phone)
  twilio.answer(() => 'accepted')
  smtp.behave('accept')
  const { body } = await admin.post<{ doc: { id: string; smsSenders: { id: string }[] } }>(
    '/message-settings',
    {
      smsSenders: [{ from: 'SCHOOL', accountSid: twilio.accountSid }],
      emailFrom: 'hello@school.example',
      emailFromName: 'School',
    },
  )
  id = body.doc.id
  await set('message-settings', id, `smsSenders.${body.doc.smsSenders[0]?.id}.authToken`, twilio.authToken)
})

const set = (collection: string, doc: string, path: string, value: string | null) =>
  admin.post<Answer>('/settings/setsecret', { collection, id: doc, path, value })
const test = (what: 'sms' | 'email' | 'razorpay', doc = id) =>
  admin.post<Answer>(`/settings/test${what}`, { id: doc })

/** Sets a proven e-mail in the database: a change of the account would end the session. */
async function giveEmail() {
  const email = `admin-${project.slug}@example.org`
  const data = { email, isEmailVerified: true }
  await payload.db.updateOne({ collection: 'users', where: { phone: { equals: phone } }, data })
  return email
}

describe('a test SMS', () => {
  it('is sent through the project’s account, says so, and is in the delivery log', async () => {
    const before = twilio.messages.length
    const { body } = await test('sms')
    expect(body).toMatchObject({ apiSuccess: true, provider: 'twilio', sender: 'SCHOOL' })
    expect(body.message).toBe(`Test message sent to ${phone} by twilio from SCHOOL.`)
    expect(twilio.messages.slice(before)).toEqual([expect.objectContaining({ To: phone, From: 'SCHOOL' })])
    expect(twilio.violations).toEqual([])
    const log = await deliveryLog(payload, project)
    expect(log.at(-1)).toMatchObject({
      channel: 'sms',
      provider: 'twilio',
      sender: 'SCHOOL',
      status: 'sent',
      purpose: 'notice',
    })
  })

  it('reports the response of the project’s sender when another one sent it, without the token', async () => {
    twilio.answer(() => ({ code: 21606 }))
    const { body } = await test('sms')
    expect(body).toMatchObject({ apiSuccess: true, isFallback: true, provider: 'outbox' })
    expect(body.message).toMatch(
      /before that: twilio \(SCHOOL\) says that the sender does not belong to this account \(21606\)\.$/,
    )
    expect(JSON.stringify(body)).not.toContain(twilio.authToken)
    const log = await deliveryLog(payload, project)
    expect(log.map(({ provider, errorCode }) => [provider, errorCode])).toContainEqual(['twilio', '21606'])
  })

  it('reports why no sender accepted it', async () => {
    twilio.answer(() => ({ code: 21614 }))
    expect((await test('sms')).body).toMatchObject({
      apiSuccess: false,
      code: 'testFailed',
      message: 'twilio (SCHOOL) says that the receiver is not a mobile number (21614).',
    })
  })

  it('says that the token is missing', async () => {
    const { body: doc } = await admin.get<{ smsSenders: { id: string }[] }>(`/message-settings/${id}`)
    await set('message-settings', id, `smsSenders.${doc.smsSenders[0]?.id}.authToken`, null)
    expect((await test('sms')).body.message).toMatch(/has no auth token/)
  })

  it('is limited to five in ten minutes', async () => {
    const before = twilio.messages.length
    const answers = await Promise.all(Array.from({ length: 8 }, () => test('sms')))
    expect(answers.filter(({ body }) => body.apiSuccess)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'limit')).toHaveLength(3)
    expect(twilio.messages.length - before).toBe(5)
  })

  it('does not use the senders for a platform owner’s code, which admins could then read', async () => {
    const owner = await createPerson(payload, null, 1000)
    const before = twilio.messages.length
    await openBrowser(project).post('/admin/sendOtp', { identifier: owner.phone })
    expect(twilio.messages).toHaveLength(before)
    expect(codeFor(owner.phone)).toMatch(/^\d{6}$/)
  })

  it('uses the same senders as a learner’s code', async () => {
    const learner = await createPerson(payload, project)
    const before = twilio.messages.length
    await openBrowser(project).post('/auth/loginAndSendOtp', { phone: learner.phone })
    expect(twilio.messages.slice(before)).toEqual([
      expect.objectContaining({ To: learner.phone, From: 'SCHOOL' }),
    ])
  })
})

describe('a test e-mail', () => {
  it('needs a proven e-mail of the admin', async () => {
    expect((await test('email')).body).toMatchObject({ apiSuccess: false, code: 'noChannel' })
  })

  it('is sent through the project’s server over pooled connections, until its URL changes', async () => {
    const email = await giveEmail()
    await set('message-settings', id, 'smtpUrl', smtp.url)
    const opened = smtp.connections()
    for (let i = 0; i < 2; i++) {
      const { body } = await test('email')
      expect(body, body.message).toMatchObject({
        apiSuccess: true,
        provider: new URL(smtp.url).host,
        sender: 'hello@school.example',
      })
    }
    expect(smtp.mails.at(-1)).toMatchObject({ to: [email], from: 'hello@school.example' })
    expect(smtp.connections() - opened).toBe(1)

    const next = await startSmtpServer()
    await set('message-settings', id, 'smtpUrl', next.url)
    expect((await test('email')).body.apiSuccess).toBe(true)
    expect(next.mails).toHaveLength(1)
    await next.close()
    expect((await test('email')).body).toMatchObject({
      isFallback: true,
      message: expect.stringMatching(/refused the connection/),
    })
  })
})

describe('the check of Razorpay keys', () => {
  const withKeys = async (keyId: string | null, secret: string | null) => {
    const { body } = await admin.post<{ doc: { id: string } }>('/payment-settings', { razorpay: { keyId } })
    if (secret) await set('payment-settings', body.doc.id, 'razorpay.keySecret', secret)
    return body.doc.id
  }

  it('is one read request with a text as result', async () => {
    razorpay.requests.length = 0
    const { body } = await test('razorpay', await withKeys('rzp_test_right', 'right-secret'))
    expect(body).toMatchObject({
      apiSuccess: true,
      mode: 'test',
      message: expect.stringMatching(/accepts these keys/),
    })
    expect(razorpay.requests).toEqual([
      { method: 'GET', path: '/v1/payments?count=1', keys: 'rzp_test_right:right-secret' },
    ])
  })

  it.each<[string, number | 'hang' | null, RegExp]>([
    ['wrong keys', null, /refused these keys/],
    ['a fault of theirs', 502, /unexpected answer \(HTTP 502\)/],
    ['no answer', 'hang', /within 5 seconds/],
  ])('reports %s', async (_what, status, message) => {
    if (status) razorpay.answer(status)
    const doc = await withKeys('rzp_test_right', 'wrong-secret')
    const startedAt = performance.now()
    const { body } = await test('razorpay', doc)
    expect(body).toMatchObject({
      apiSuccess: false,
      code: 'testFailed',
      message: expect.stringMatching(message),
    })
    expectWithin(performance.now() - startedAt, 7000)
    expect(JSON.stringify(body)).not.toContain('wrong-secret')
  })

  it('needs keys', async () => {
    razorpay.requests.length = 0
    expect((await test('razorpay', await withKeys(null, null))).body.code).toBe('testFailed')
    expect(razorpay.requests).toEqual([])
  })
})
