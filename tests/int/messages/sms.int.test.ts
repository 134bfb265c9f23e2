import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { deliverCode } from '#cms/operations/messages/deliver.ts'
import { startPayload } from '#cms/payload.ts'
import { SEND_TIMES, type SendTimes } from '#domain/messages/sendTimes.ts'
import type { DeliveryLog } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { deliveryLog, setMessages } from '#tests/support/messages.ts'
import { freshPhone } from '#tests/support/people.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'
import type { TwilioAnswer } from '#tests/support/twilioServer.ts'

const INSTALLATION = '+15005550006'
const NUMBER = '+14155550100'
const HEADER = 'SCHOOL'
const SERVICE = `MG${'0123456789abcdef'.repeat(2)}`
const NOW = new Date('2026-11-21T06:00:00Z')
/** Short timeouts for a provider that hangs. */
const SHORT = { totalMs: 1200, minTryMs: 300 }

// Hoisted: must run before modules read the environment.
const twilio = await vi.hoisted(async () => {
  const { startTwilioServer } = await import('#tests/support/twilioServer.ts')
  const server = await startTwilioServer()
  Object.assign(process.env, {
    TWILIO_ACCOUNT_SID: server.accountSid,
    TWILIO_AUTH_TOKEN: server.authToken,
    TWILIO_FROM: '+15005550006',
    TWILIO_BASE_URL: server.url,
  })
  return server
})

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
const logged: string[] = []

beforeAll(async () => {
  payload = await startPayload()
  const keep = { write: (line: string) => void logged.push(line) }
  payload.logger = pino({ level: 'trace' }, keep) as never // without the redaction of the server's own
})
afterAll(() => twilio.close())
beforeEach(async () => {
  project = await createProject(payload)
  twilio.answer(() => 'accepted')
  twilio.messages.length = 0
  logged.length = 0
})
afterEach(() => expect(twilio.violations).toEqual([]))

const send = (to: string, times: SendTimes = SEND_TIMES) =>
  deliverCode(
    payload,
    {
      project,
      channel: 'sms',
      to,
      purpose: 'login',
      values: { code: '4821', host: 'school.example' },
      now: NOW,
    },
    times,
  )

/** Sets responses by sender; others are accepted. */
const answerBySender = (answers: Record<string, TwilioAnswer>) =>
  twilio.answer(
    ({ From = '', MessagingServiceSid = '' }) => answers[From || MessagingServiceSid] ?? 'accepted',
  )

const attempts = async () =>
  (await deliveryLog(payload, project)).map(({ sender, status, errorCode }: DeliveryLog) =>
    [sender, status, errorCode].filter(Boolean).join(' '),
  )

it('is sent through Twilio with the project’s text, and logged without code and phone', async () => {
  const to = freshPhone()
  expect(await send(to)).toBe(true)
  expect(twilio.messages).toEqual([
    {
      To: to,
      From: INSTALLATION,
      Body: `4821 is your code to sign in to Project ${project.slug}. Valid for 10 minutes. Do not share it.\n\n@${project.slug}.localhost #4821`,
      ValidityPeriod: '600',
    },
  ])
  const [row] = await deliveryLog(payload, project)
  expect(row).toMatchObject({
    channel: 'sms',
    provider: 'twilio',
    sender: INSTALLATION,
    purpose: 'login',
    to: `+91…${to.slice(-4)}`,
    status: 'sent',
    providerId: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    addedOn: NOW.toISOString(),
    deleteDate: '2027-02-19T06:00:00.000Z',
  })
  expect(row?.tookMs).toBeGreaterThanOrEqual(0)
  expect(JSON.stringify(row)).not.toContain('4821')
})

describe('with senders of its own', () => {
  beforeEach(() =>
    setMessages(payload, project, {
      smsSenders: [{ from: HEADER }, { messagingServiceSid: SERVICE }, { from: `whatsapp:${NUMBER}` }],
    }),
  )

  it('a project uses the first one', async () => {
    expect(await send(freshPhone())).toBe(true)
    expect(twilio.messages.map(({ From }) => From)).toEqual([HEADER])
  })

  it('falls back to the others in order, then to the installation’s sender', async () => {
    const to = freshPhone()
    twilio.answer(({ From }) => (From === INSTALLATION ? 'accepted' : { code: 21606 }))
    expect(await send(to)).toBe(true)
    expect(
      twilio.messages.map(({ To, From, MessagingServiceSid }) => [To, From ?? MessagingServiceSid]),
    ).toEqual([
      [to, HEADER],
      [to, SERVICE],
      [`whatsapp:${to}`, `whatsapp:${NUMBER}`],
      [to, INSTALLATION],
    ])
    expect(await attempts()).toEqual([
      `${HEADER} failed 21606`,
      `${SERVICE} failed 21606`,
      `whatsapp:${NUMBER} failed 21606`,
      `${INSTALLATION} sent`,
    ])
  })

  it.each<[string, TwilioAnswer, string]>([
    ['a number that is not ours', { code: 21606 }, '21606'],
    ['a pair that cannot be connected', { code: 21612 }, '21612'],
    ['an unknown sender', { code: 21659 }, '21659'],
    ['too many requests', { code: 20429 }, '20429'],
    ['a fault of Twilio', { status: 503 }, 'http-503'],
    ['a bad gateway with a code', { code: 20500, status: 500 }, '20500'],
    ['no answer in time', 'hang', 'timeout'],
  ])('the next one takes over after %s', async (_what, answer, errorCode) => {
    answerBySender({ [HEADER]: answer })
    expect(await send(freshPhone(), answer === 'hang' ? SHORT : SEND_TIMES)).toBe(true)
    expect(await attempts()).toEqual([`${HEADER} failed ${errorCode}`, `${SERVICE} sent`])
  })

  it.each<[string, number]>([
    ['a number that does not exist', 21211],
    ['somebody who opted out', 21610],
    ['a number that takes no SMS', 21614],
  ])('no other sender retries %s', async (_what, code) => {
    answerBySender({ [HEADER]: { code } })
    expect(await send(freshPhone())).toBe(false)
    expect(await attempts()).toEqual([`${HEADER} failed ${code}`])
  })

  it('stays within the total time limit when Twilio hangs', async () => {
    twilio.answer(() => 'hang')
    const startedAt = performance.now()
    expect(await send(freshPhone(), SHORT)).toBe(false)
    expectWithin(performance.now() - startedAt, SHORT.totalMs + 1000)
    expect(await attempts()).toEqual(
      [HEADER, SERVICE, `whatsapp:${NUMBER}`, INSTALLATION].map((sender) => `${sender} failed timeout`),
    )
  })
})

it('writes neither code nor phone into the server’s log when everything fails', async () => {
  const to = freshPhone()
  for (const answer of [{ code: 21211 }, { status: 500 }, 'hang'] as const) {
    twilio.answer(() => answer)
    expect(await send(to, answer === 'hang' ? SHORT : SEND_TIMES)).toBe(false)
  }
  // Timestamps in ms may contain any four digits.
  const lines = logged.join('').replaceAll(/"(?:time|pid)":\d+/g, '')
  expect(lines.match(/a message was not delivered/g)).toHaveLength(3)
  expect(lines).not.toContain('4821')
  expect(lines).not.toContain(to.slice(1))
})

it('is sent even when the delivery log cannot be written', async () => {
  const create = payload.db.create.bind(payload.db)
  const lost = vi.spyOn(payload.db, 'create').mockImplementation((args) => {
    if (args.collection === 'delivery-logs') throw new Error('the database is away')
    return create(args)
  })
  expect(await send(freshPhone())).toBe(true)
  lost.mockRestore()
  expect(logged.join('')).toContain('a delivery log row was not written')
})

it('uses the project’s text for the purpose, and does not change a registered text', async () => {
  const registered = 'Dear learner, {code} is the code for {project}. It ends in {minutes} minutes.'
  await setMessages(payload, project, {
    dltEntityId: '1101234567890123456',
    templates: [{ purpose: 'login', channel: 'sms', text: registered, dltTemplateId: '1107123456789012345' }],
  })
  expect(await send(freshPhone())).toBe(true)
  expect(twilio.messages[0]?.Body).toBe(
    `Dear learner, 4821 is the code for Project ${project.slug}. It ends in 10 minutes.`,
  )
})

describe('the person gets a message', () => {
  const ask = (phone: string) => openBrowser(project).post('/auth/loginAndSendOtp', { phone })

  it.each<[string, TwilioAnswer]>([
    ['does not exist', { code: 21211 }],
    ['opted out', { code: 21610 }],
    ['cannot be reached, because Twilio is down', { status: 503 }],
  ])('at once when the phone %s', async (_what, answer) => {
    twilio.answer(() => answer)
    const { status, body } = await ask(freshPhone())
    expect(status).toBe(200)
    expect(body).toEqual({
      apiSuccess: false,
      message: 'Some error occurred while sending OTP.',
      code: 'delivery',
    })
  })

  it('about the failure on each try, and the code at once when Twilio is back', async () => {
    twilio.answer(() => ({ status: 503 }))
    const [phone, browser] = [freshPhone(), openBrowser(project)]
    const requestCode = () => browser.post('/auth/loginAndSendOtp', { phone })
    for (let i = 0; i < 2; i++) expect((await requestCode()).body).toMatchObject({ code: 'delivery' })
    twilio.answer(() => 'accepted')
    twilio.messages.length = 0
    expect((await requestCode()).body).toMatchObject({ apiSuccess: true })
    const otp = /\b\d{4}\b/.exec(twilio.messages[0]?.Body ?? '')?.[0]
    expect((await browser.post('/auth/verifyOtp', { phone, otp })).body).toMatchObject({ code: 'noAccount' })
  })

  it('about success when the second sender accepted the SMS with the valid code', async () => {
    await setMessages(payload, project, { smsSenders: [{ from: NUMBER }] })
    answerBySender({ [NUMBER]: { code: 20429 } })
    const phone = freshPhone()
    const browser = openBrowser(project)
    expect((await browser.post('/auth/loginAndSendOtp', { phone })).body).toMatchObject({ apiSuccess: true })
    const bodies = twilio.messages.map(({ Body }) => Body)
    expect(new Set(bodies).size).toBe(1)
    const otp = /\b\d{4}\b/.exec(bodies[0] ?? '')?.[0]
    expect((await browser.post('/auth/verifyOtp', { phone, otp })).body).toMatchObject({ code: 'noAccount' })
  })
})
