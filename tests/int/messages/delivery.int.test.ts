import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

type SmsRequest = { path: string; authorization: string; form: URLSearchParams }

const SID = `AC${'a'.repeat(32)}`
const mails: { from: string; to: string[]; text: string }[] = []
const smsRequests: SmsRequest[] = []
let smsStatus = 201
let smtp: SMTPServer
let twilio: Server
let sendMessage: typeof import('#cms/adapters/messages/sendMessage.ts').sendMessage

const logged: string[] = []
const payload = { logger: pino({ level: 'error' }, { write: (line: string) => logged.push(line) }) } as never
const project = { id: 'p', slug: 'demo' }

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: (mailFrom as { address: string }).address,
          to: rcptTo.map(({ address }) => address),
          text,
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  twilio = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk) => {
      body += chunk
    })
    req.on('end', () => {
      smsRequests.push({
        path: req.url ?? '',
        authorization: req.headers.authorization ?? '',
        form: new URLSearchParams(body),
      })
      res.writeHead(smsStatus, { 'content-type': 'application/json' })
      res.end(
        JSON.stringify(
          smsStatus === 201
            ? { sid: `SM${'b'.repeat(32)}`, status: 'queued' }
            : { code: 21211, message: 'Invalid To', status: 400 },
        ),
      )
    })
  })
  await new Promise<void>((resolve) => twilio.listen(0, '127.0.0.1', () => resolve()))
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'hello@example.org',
    TWILIO_ACCOUNT_SID: SID,
    TWILIO_AUTH_TOKEN: 'token-of-the-test',
    TWILIO_FROM: '+15005550006',
    TWILIO_BASE_URL: `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`,
  })
  ;({ sendMessage } = await import('#cms/adapters/messages/sendMessage.ts'))
})
afterAll(() => {
  smtp.close()
  twilio.close()
})
beforeEach(() => {
  smsStatus = 201
  logged.length = 0
})

it('sends e-mail over SMTP when SMTP_URL is set', async () => {
  const isSent = await sendMessage(payload, {
    project,
    channel: 'email',
    to: 'a@example.org',
    subject: 'Your code',
    text: '4821 is your code',
  })
  expect(isSent).toBe(true)
  expect(mails).toMatchObject([{ from: 'hello@example.org', to: ['a@example.org'] }])
  expect(mails[0]?.text).toContain('4821 is your code')
})

it('sends SMS by the client of Twilio when its variables are set', async () => {
  const isSent = await sendMessage(payload, {
    project,
    channel: 'sms',
    to: '+919876543210',
    subject: '',
    text: '4821 is your code',
  })
  expect(isSent).toBe(true)
  const [request] = smsRequests
  expect(request?.path).toBe(`/2010-04-01/Accounts/${SID}/Messages.json`)
  expect(request?.authorization).toBe(`Basic ${Buffer.from(`${SID}:token-of-the-test`).toString('base64')}`)
  expect(Object.fromEntries(request?.form ?? [])).toEqual({
    To: '+919876543210',
    From: '+15005550006',
    Body: '4821 is your code',
  })
})

it('answers false when the provider refuses, and logs neither code nor phone', async () => {
  smsStatus = 400
  const isSent = await sendMessage(payload, {
    project,
    channel: 'sms',
    to: '+919876543210',
    subject: '',
    text: '4821 is your code',
  })
  expect(isSent).toBe(false)
  expect(logged.join('')).toContain('not delivered')
  expect(logged.join('')).not.toMatch(/4821|9876543210/)
})
