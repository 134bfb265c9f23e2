import { expect, it } from 'vitest'
import { EnvError, parseEnv } from '#cms/config/env.ts'

const parse = (variables: Record<string, string>) =>
  parseEnv({ SERVER_SECRET: 'a-secret-of-the-tests-with-32-characters', DATA_DIR: '/tmp', ...variables })
const MAIL_FROM = 'Our school <no-reply@example.org>'

it('accepts one mail server or several', () => {
  expect(parse({ SMTP_URL: 'smtp://mail.example:587', MAIL_FROM }).SMTP_URL).toEqual([
    'smtp://mail.example:587',
  ])
  expect(
    parse({ SMTP_URL: ' smtps://u:p%40@a.example\n smtp://b.example?pool=true ', MAIL_FROM }).SMTP_URL,
  ).toEqual(['smtps://u:p%40@a.example', 'smtp://b.example?pool=true'])
})

it('accepts an SMS sender or a messaging service', () => {
  const twilio = { TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'secret' }
  for (const TWILIO_FROM of ['+14155550100', 'SCHOOL', `MG${'0'.repeat(32)}`])
    expect(parse({ ...twilio, TWILIO_FROM })).toMatchObject({ TWILIO_FROM })
})

it.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'mail.example:587', MAIL_FROM }, 'SMTP_URL: must look like smtp://user:password@host:587'],
  [{ SMTP_URL: 'https://mail.example', MAIL_FROM }, 'SMTP_URL: must look like'],
  [{ SMTP_URL: '  ', MAIL_FROM }, 'SMTP_URL: is empty'],
  [{ SMTP_URL: 'smtp://a.example smtp://u:hidden@', MAIL_FROM }, 'SMTP_URL: server 2 must look like'],
  [{ SMTP_URL: 'smtp://a.example, smtp://b.example', MAIL_FROM }, 'SMTP_URL: server 1 must look like'],
  [{ SMTP_URL: 'smtp://a.example?logger=true', MAIL_FROM }, 'SMTP_URL: must not have logger'],
  [{ SMTP_URL: 'smtp://a.example' }, 'MAIL_FROM: is required when SMTP_URL is set'],
  [{ SMTP_URL: 'smtp://a.example', MAIL_FROM: 'school' }, 'MAIL_FROM: must look like Our school <'],
  [
    { TWILIO_ACCOUNT_SID: 'SK1', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: 'SCHOOL' },
    'TWILIO_ACCOUNT_SID: must be AC',
  ],
  [
    { TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '98000' + '00001' },
    'TWILIO_FROM: must be',
  ],
  [{ TWILIO_FROM: 'SCHOOL' }, 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN: must be set together'],
])('names the error in %j', (variables, message) => {
  let caught: unknown
  try {
    parse(variables)
  } catch (err) {
    caught = err
  }
  expect(caught).toBeInstanceOf(EnvError)
  expect((caught as Error).message).toContain(message)
  expect((caught as Error).message).not.toContain('hidden')
})
