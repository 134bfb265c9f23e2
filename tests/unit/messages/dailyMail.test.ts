import { expect, it } from 'vitest'
import { canBeDaily, dailyDueAt, dailyText } from '#domain/messages/dailyMail.ts'

const ZONE = 'Asia/Kolkata'
const due = (at: string) => new Date(dailyDueAt(Date.parse(at), ZONE)).toISOString()

it('a daily e-mail is sent at 18:00 in the project’s time zone; later replies wait for the next day', () => {
  expect(due('2026-11-26T06:00:00Z')).toBe('2026-11-26T12:30:00.000Z')
  expect(due('2026-11-26T12:30:00Z')).toBe('2026-11-27T12:30:00.000Z')
  expect(due('2026-11-26T20:00:00Z')).toBe('2026-11-27T12:30:00.000Z')
})

it('only e-mails about replies wait for it, never important ones', () => {
  expect(canBeDaily('help', 'email')).toBe(true)
  expect([canBeDaily('account', 'email'), canBeDaily('help', 'sms'), canBeDaily('news', 'email')]).toEqual([
    false,
    false,
    false,
  ])
})

it('has each mail under its subject', () => {
  expect(
    dailyText([
      { subject: 'One', text: 'first' },
      { subject: 'Two', text: 'second' },
    ]),
  ).toMatch(/^One\n\nfirst\n\n.+\n\nTwo\n\nsecond$/)
})
