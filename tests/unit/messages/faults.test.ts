import { describe, expect, it } from 'vitest'
import { smtpFault } from '#cms/adapters/messages/smtpFault.ts'
import { twilioFault } from '#cms/adapters/messages/twilioFault.ts'

const textOf = ({ errorCode, fault }: { errorCode: string; fault: string }) => `${errorCode} ${fault}`

describe('an error of Twilio', () => {
  it.each([
    [{ status: 400, code: 21211 }, '21211 receiver'],
    [{ status: 400, code: 21610 }, '21610 receiver'],
    [{ status: 400, code: 21614 }, '21614 receiver'],
    [{ status: 400, code: 21606 }, '21606 sender'],
    [{ status: 400, code: 21612 }, '21612 sender'],
    [{ status: 400, code: 21659 }, '21659 sender'],
    [{ status: 400, code: 29999 }, '29999 sender'],
    [{ status: 429, code: 20429 }, '20429 provider'],
    [{ status: 401, code: 20003 }, '20003 provider'],
    [{ status: 500, code: 20500 }, '20500 provider'],
    [{ status: 502 }, 'http-502 provider'],
    [{ code: 'ECONNABORTED' }, 'timeout provider'],
    [{ code: 'ETIMEDOUT' }, 'timeout provider'],
    [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED provider'],
    [new Error('odd'), 'unknown provider'],
    [null, 'unknown provider'],
  ])('%o is %s', (err, meaning) => expect(textOf(twilioFault(err))).toBe(meaning))
})

describe('an error of SMTP', () => {
  const refusal = (command: string, response: string) => ({
    code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })
  it.each([
    [refusal('RCPT TO', '550 5.1.1 No such user'), 'smtp-550 receiver'],
    [refusal('RCPT TO', '550 No such user'), 'smtp-550 receiver'],
    [refusal('RCPT TO', '552 5.2.2 Mailbox full'), 'smtp-552 receiver'],
    [refusal('RCPT TO', '554 5.7.1 Relay access denied'), 'smtp-554 sender'],
    [refusal('RCPT TO', '450 4.2.0 Greylisted'), 'smtp-450 provider'],
    [refusal('MAIL FROM', '553 5.1.8 Sender domain not found'), 'smtp-553 sender'],
    [refusal('MAIL FROM', '550 5.7.1 Not your address'), 'smtp-550 sender'],
    [refusal('DATA', '550 5.1.1 Unknown mailbox'), 'smtp-550 receiver'],
    [refusal('DATA', '550 5.7.26 Unauthenticated sender'), 'smtp-550 sender'],
    [
      { code: 'EAUTH', responseCode: 535, response: '535 5.7.8 No', command: 'AUTH PLAIN' },
      'smtp-535 provider',
    ],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'ECONNREFUSED provider'],
    [{ code: 'EDNS' }, 'EDNS provider'],
    [{ code: 'EABORT' }, 'timeout provider'],
    [{ code: 'ETIMEDOUT' }, 'timeout provider'],
    [{}, 'unknown provider'],
  ])('%o is %s', (err, meaning) => expect(textOf(smtpFault(err))).toBe(meaning))
})

it('contains nothing of the failed request', () => {
  const err = Object.assign(new Error('to +919876543210: 4821'), {
    status: 400,
    code: 21211,
    config: { data: '4821' },
  })
  const failure = twilioFault(err)
  expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toMatch(/4821|9876543210/)
  expect(failure.cause).toBeUndefined()
})
