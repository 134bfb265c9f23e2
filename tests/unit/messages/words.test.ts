import { describe, expect, it } from 'vitest'
import { fillTemplate } from '#domain/messages/fillTemplate.ts'
import { messageContent } from '#domain/messages/messageTexts.ts'
import { MESSAGE_CHANNELS, MESSAGE_PURPOSES, type MessagePurpose } from '#domain/messages/purposes.ts'
import { smsSegments } from '#domain/messages/smsSegments.ts'
import { type MessageTemplate, templateIssue } from '#domain/messages/templateIssue.ts'

const values = { code: '4821', project: 'Class 2027', minutes: '10', host: '1234.example' }
const CODES = MESSAGE_PURPOSES.filter((purpose) => purpose !== 'notice')
const firstCode = (text: string) => /\b(\d{6}|\d{4})\b/.exec(text)?.[0]

describe('default texts', () => {
  it.each(CODES.flatMap((purpose) => MESSAGE_CHANNELS.map((channel) => ({ purpose, channel }))))(
    'start with the code and name project and validity: $purpose by $channel',
    ({ purpose, channel }) => {
      for (const code of ['4821', '482193']) {
        const { subject, text } = messageContent([], { purpose, channel, values: { ...values, code } })
        expect(firstCode(text)).toBe(code)
        expect(text).toContain('Class 2027')
        expect(text).toContain('10 minutes')
        expect(subject).not.toContain(code)
        if (channel === 'sms') expect(text.split('\n').at(-1)).toBe(`@1234.example #${code}`)
      }
    },
  )

  it.each(CODES)('fit one segment of an SMS: %s', (purpose) => {
    const long = { ...values, code: '482193', project: 'Chaubara English', host: 'chaubara-english.example' }
    const { text } = messageContent([], { purpose, channel: 'sms', values: long })
    expect(smsSegments(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 })
  })

  it.each(CODES)('are in Hindi for a Hindi page, in two segments of an SMS: %s', (purpose) => {
    const long = { ...values, code: '482193', project: 'Chaubara English', host: 'chaubara-english.example' }
    const request = { purpose, channel: 'sms', values: long, locale: 'hi' } as const
    const { text } = messageContent([], request)
    expect(firstCode(text)).toBe('482193')
    expect(text).toMatch(/किसी को न बताएँ।\n\n@chaubara-english\.example #482193$/)
    expect(smsSegments(text).segments).toBe(2)
    const own = { purpose, channel: 'sms', text: 'Our {code}' } as const
    expect(messageContent([own], request).text).toMatch(/^Our 482193/)
  })

  it('of a notice are its text, without a code line', () => {
    const notice = {
      project: 'School',
      minutes: '10',
      host: 'school.example',
      subject: 'Order 1 is confirmed',
      text: 'Class at {five}',
    }
    expect(messageContent([], { purpose: 'notice', channel: 'sms', values: notice })).toEqual({
      subject: 'Order 1 is confirmed · School',
      text: 'Class at {five}',
    })
  })
})

describe('texts of a project', () => {
  const template = (over: Partial<MessageTemplate> = {}): MessageTemplate => ({
    purpose: 'login',
    channel: 'sms',
    text: 'OTP {code} for {project}.',
    ...over,
  })
  const sms = (templates: MessageTemplate[], purpose: MessagePurpose = 'login') =>
    messageContent(templates, { purpose, channel: 'sms', values }).text

  it.each<[string, Partial<MessageTemplate>, string]>([
    ['get the line that browsers read', {}, 'OTP 4821 for Class 2027.\n\n@1234.example #4821'],
    ['keep their own such line', { text: '{code}\n@{host} #{code}' }, '4821\n@1234.example #4821'],
    ['are unchanged when registered', { dltTemplateId: '1107123456' }, 'OTP 4821 for Class 2027.'],
    [
      'may include that line when registered',
      { text: '{code} ok \n\n@school.example #{code}', dltTemplateId: '1107123456' },
      '4821 ok \n\n@school.example #4821',
    ],
  ])('%s', (_what, over, text) => {
    expect(sms([template(over)])).toBe(text)
  })

  it('are used for their purpose and channel only; a step-up uses those of the sign-in', () => {
    const templates = [template(), template({ channel: 'email', text: 'Mail {code}' })]
    expect(sms(templates, 'stepUp')).toContain('OTP 4821')
    expect(sms([...templates, template({ purpose: 'stepUp', text: 'Again {code}' })], 'stepUp')).toContain(
      'Again',
    )
    expect(sms(templates, 'signup')).toContain('join Class 2027')
  })

  it('are filled once, whatever the values contain', () => {
    const hostile = { ...values, project: '{code} $& {host}' }
    expect(fillTemplate('{project}: {code} {constructor} {toString}', hostile)).toBe(
      '{code} $& {host}: 4821 {constructor} {toString}',
    )
  })
})

describe('a template', () => {
  const issue = (text: string, over: Partial<MessageTemplate> = {}, project = 'School') =>
    templateIssue({ purpose: 'login', channel: 'sms', text, ...over }, project)

  it.each([
    ['Your code is {code}.', {}],
    ['{project}: {code}, {minutes} minutes\n\n@{host} #{code}', {}],
    ['G-{code}', {}],
    ['Call 18001234567 with {code}', {}],
    ['{text} from {project}', { purpose: 'notice' as const }],
    ['{code}', { channel: 'email' as const, subject: 'Welcome to {project}' }],
    ['{code}', { subject: 'An SMS has no subject, so {anything} goes' }],
  ])('is accepted: %s', (text, over) => {
    expect(issue(text, over)).toBeNull()
  })

  it.each<[string, Partial<MessageTemplate>, 'text' | 'subject', string]>([
    ['Welcome', {}, 'text', '{code}'],
    ['{Code} and {code}', {}, 'text', '{Code} is not known'],
    ['{#var#} is your code {code}', {}, 'text', 'Write one of {code}'],
    ['{constructor} {code}', {}, 'text', '{constructor} is not known'],
    ['{} {code}', {}, 'text', '{} is not known'],
    ['{code} {', {}, 'text', 'brace'],
    ['{{code}}', {}, 'text', 'brace'],
    ['{text} {code}', {}, 'text', '{text} is not known'],
    ['Since 1998: {code}', {}, 'text', 'first number'],
    ['Pin 400001: {code}', {}, 'text', 'first number'],
    ['OTP{code}', {}, 'text', 'first number'],
    ['{code}{minutes}', {}, 'text', 'first number'],
    [`{code} ${'a'.repeat(1600)}`, {}, 'text', '1600'],
    ['Hello', { purpose: 'notice' }, 'text', '{text}'],
    ['{code} {text}', { purpose: 'notice' }, 'text', '{code} is not known'],
    ['{code}', { channel: 'email', subject: 'Your code {code}' }, 'subject', 'mail servers'],
    ['{code}', { channel: 'email', subject: 'Hello {name}' }, 'subject', '{name} is not known'],
  ])('is refused: %j %j', (text, over, field, message) => {
    expect(issue(text, over)).toEqual({ field, message: expect.stringContaining(message) })
  })

  it('may not put a project name with a number before the code', () => {
    expect(issue('{project}: {code}', {}, 'Class 2027')).toMatchObject({ field: 'text' })
    expect(issue('{code} for {project}', {}, 'Class 2027')).toBeNull()
    expect(issue('{project}: {code}', {}, 'Class 10')).toBeNull()
  })
})
