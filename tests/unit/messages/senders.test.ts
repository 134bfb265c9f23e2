import { describe, expect, it } from 'vitest'
import { MessageSettingsSchema, toMessageSettings } from '#domain/messages/MessageSettingsSchema.ts'
import { parseMailbox } from '#domain/messages/mailbox.ts'
import { maskReceiver } from '#domain/messages/maskReceiver.ts'
import { attemptTimeoutMs, SEND_TIMES } from '#domain/messages/sendTimes.ts'

const SERVICE = `MG${'a'.repeat(32)}`

describe('senders of a project', () => {
  const check = (settings: unknown) => MessageSettingsSchema.safeParse(settings).success

  it.each(['+14155550100', '+919800000001', '56161', 'SCHOOL', 'Sch00l', 'whatsapp:+14155550100'])(
    'may be %s',
    (from) => expect(check({ smsSenders: [{ from }] })).toBe(true),
  )
  it.each([
    '',
    '98000 00001',
    '+0123456789',
    '123',
    'AB',
    'TWELVELETTER',
    'SCH-OL',
    'whatsapp:SCHOOL',
    'स्कूल',
    '+१२३४५६७८९',
  ])('may not be %j', (from) => expect(check({ smsSenders: [{ from }] })).toBe(false))
  it('need either a sender or a messaging service', () => {
    expect(check({ smsSenders: [{ messagingServiceSid: SERVICE }] })).toBe(true)
    expect(check({ smsSenders: [{ from: 'SCHOOL', messagingServiceSid: SERVICE }] })).toBe(false)
    expect(check({ smsSenders: [{}] })).toBe(false)
    expect(check({ smsSenders: [{ messagingServiceSid: 'MG1' }] })).toBe(false)
  })
  it.each([
    { emailFrom: 'hello' },
    { emailFrom: 'a@b.example\r\nBcc: c@d.example' },
    { emailFromName: 'School\r\nBcc: c@d.example' },
    { emailFromName: 'School <a@b.example>' },
    { emailReplyTo: ['a@b.example'] },
    { dltEntityId: '110-1' },
    { templates: [{ purpose: 'login', channel: 'sms', text: 'a\u0000{code}' }] },
    { templates: [{ purpose: 'login', channel: 'fax', text: '{code}' }] },
    { templates: [{ purpose: 'login', channel: 'email', text: '{code}', subject: 'a\nb' }] },
    { unknown: 1 },
  ])('refuse %j', (settings) => expect(check(settings)).toBe(false))

  it('are read from a stored document without empty values', () => {
    const stored = {
      id: 'x',
      project: 'p',
      emailFrom: null,
      emailFromName: '',
      smsSenders: [{ id: 'r', from: 'SCHOOL', messagingServiceSid: null }],
      templates: [],
    }
    expect(toMessageSettings(stored)).toEqual({ smsSenders: [{ from: 'SCHOOL' }], templates: [] })
  })
})

it.each([
  ['no-reply@example.org', { name: '', address: 'no-reply@example.org' }],
  ['<no-reply@example.org>', { name: '', address: 'no-reply@example.org' }],
  ['Our school <no-reply@example.org>', { name: 'Our school', address: 'no-reply@example.org' }],
  ['"School, evening" <a@b.example>', { name: 'School, evening', address: 'a@b.example' }],
  ['नालंदा <a@b.example>', { name: 'नालंदा', address: 'a@b.example' }],
  ['nobody', null],
  ['a@b.example, c@d.example', null],
  ['a@b@c', null],
  ['A\r\nBcc: x <a@b.example>', null],
])('reads the mailbox %j', (text, mailbox) => expect(parseMailbox(text)).toEqual(mailbox))

it.each([
  ['sms', '+919876543210', '+91…3210'],
  ['sms', '+14155550123', '+1…0123'],
  ['sms', '+79161234567', '+7…4567'],
  ['sms', '+447911123456', '+44…3456'],
  ['sms', '+971501234567', '+971…4567'],
  ['sms', '+35312345678', '+353…5678'],
  ['email', 'asha@example.org', 'a…@example.org'],
  ['email', 'a@example.org', 'a…@example.org'],
] as const)('reduces %s %s to %s', (channel, to, masked) => expect(maskReceiver(channel, to)).toBe(masked))

describe('the timeout of a try', () => {
  it.each([
    [9000, 1, 9000],
    [9000, 2, 4500],
    [9000, 3, 3000],
    [9000, 6, 3000],
    [3000, 4, 1500],
    [8999.7, 1, 8999],
  ])('of %d ms for %d senders is %d', (leftMs, candidates, ms) =>
    expect(attemptTimeoutMs(leftMs, candidates, 3000)).toBe(ms),
  )
  it('sums to less than 10 s, with time for each sender, when all hang', () => {
    for (let count = 1; count <= 6; count++) {
      let leftMs = SEND_TIMES.totalMs
      for (let waiting = count; waiting > 0; waiting--) {
        const ms = attemptTimeoutMs(leftMs, waiting, SEND_TIMES.minTryMs)
        expect(ms).toBeGreaterThanOrEqual(500)
        leftMs -= ms
      }
      expect(leftMs).toBeGreaterThanOrEqual(0)
    }
    expect(SEND_TIMES.totalMs).toBeLessThan(10_000)
  })
})
