import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTwilioServer, type TwilioServer } from '#tests/support/twilioServer.ts'

let server: TwilioServer
beforeAll(async () => {
  server = await startTwilioServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.violations.length = 0
})

type Request = { path: string; method: string; key: string; type: string; form: [string, string][] }

async function ask(over: Partial<Request> = {}): Promise<number> {
  const request: Request = {
    path: `/2010-04-01/Accounts/${server.accountSid}/Messages.json`,
    method: 'POST',
    key: `${server.accountSid}:${server.authToken}`,
    type: 'application/x-www-form-urlencoded',
    form: [
      ['To', '+919876543210'],
      ['From', 'SCHOOL'],
      ['Body', 'Hello'],
      ['ValidityPeriod', '600'],
    ],
    ...over,
  }
  const response = await fetch(server.url + request.path, {
    method: request.method,
    headers: {
      authorization: `Basic ${Buffer.from(request.key).toString('base64')}`,
      'content-type': request.type,
    },
    body: request.method === 'GET' ? undefined : new URLSearchParams(request.form).toString(),
  })
  return response.status
}

const TO: [string, string] = ['To', '+919876543210']
const FROM: [string, string] = ['From', '+14155550100']
const BODY: [string, string] = ['Body', 'Hello']

it('accepts and answers a message by Twilio’s description', async () => {
  expect(await ask()).toBe(201)
  expect(
    await ask({
      form: [TO, FROM, ['MediaUrl', 'https://a.example/b.png'], ['MediaUrl', 'https://a.example/c.png']],
    }),
  ).toBe(201)
  expect(server.violations).toEqual([])
})

it.each<[string, Partial<Request>, RegExp]>([
  ['another path', { path: '/2010-04-01/Accounts/AC1/Messages.json' }, /not described/],
  ['another method', { method: 'GET' }, /not described/],
  ['another key', { key: 'a:b' }, /authorization/],
  ['another content type', { type: 'application/json' }, /content type/],
  ['a parameter nobody knows', { form: [TO, FROM, BODY, ['DltTemplateId', '1']] }, /additional properties/],
  ['no receiver', { form: [FROM, BODY] }, /'To'/],
  ['a receiver that is none', { form: [['To', '98765 43210'], FROM, BODY] }, /To must match format/],
  ['no sender', { form: [TO, BODY] }, /from, messaging_service_sid/],
  ['no content', { form: [TO, FROM] }, /body, media_url, content_sid/],
  ['two senders', { form: [TO, FROM, FROM, BODY] }, /From occurs 2 times/],
  [
    'an invalid messaging service',
    { form: [TO, BODY, ['MessagingServiceSid', 'MG1']] },
    /MessagingServiceSid/,
  ],
  [
    'a validity that is not a number',
    { form: [TO, FROM, BODY, ['ValidityPeriod', 'long']] },
    /ValidityPeriod must be integer/,
  ],
])('refuses and records %s', async (_what, request, violation) => {
  expect(await ask(request)).toBe(400)
  expect(server.violations.join('\n')).toMatch(violation)
})
