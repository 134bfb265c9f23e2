import { expect, it } from 'vitest'
import { LOCALES } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import { type WinBackFacts, winBackLetter } from '#domain/winBack/letters.ts'
import { dueTimes, WIN_BACK_KINDS, winBackResult } from '#domain/winBack/rules.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-26T06:00:00Z')

it('an e-mail is sent to reachable people who want reminders, while the rule applies', () => {
  const facts = { isStopped: false, isReachable: true, isWanted: true, isOfAge: true, sentThisWeek: 0 }
  expect(winBackResult(facts, 2)).toBe('sent')
  expect(winBackResult({ ...facts, sentThisWeek: 1 }, 2)).toBe('sent')
  expect(winBackResult({ ...facts, sentThisWeek: 2 }, 2)).toBe('capped')
  expect(winBackResult({ ...facts, isWanted: false }, 2)).toBe('noConsent')
  expect(winBackResult({ ...facts, isOfAge: false }, 2)).toBe('tooYoung')
  expect(winBackResult({ ...facts, isReachable: false }, 2)).toBe('unreachable')
  expect(winBackResult({ ...facts, isStopped: true }, 2)).toBe('stopped')
})

it('the outcome that the rule no longer applies has priority over the others', () => {
  const facts = { isStopped: true, isReachable: false, isWanted: false, isOfAge: false, sentThisWeek: 9 }
  expect(winBackResult(facts, 2)).toBe('stopped')
})

it('a rule is due its hours after the event, or before the end of access', () => {
  const { from, to } = dueTimes({ kind: 'abandonedCheckout', hours: 6 }, NOW)
  expect(to).toBe(NOW - 6 * HOUR)
  expect(from).toBeLessThan(to)
  expect(dueTimes({ kind: 'expiringAccess', hours: 72 }, NOW)).toEqual({ from: NOW, to: NOW + 72 * HOUR })
})

it('an e-mail overdue for more than a day is not sent', () => {
  for (const kind of WIN_BACK_KINDS.filter((one) => one !== 'expiringAccess'))
    expect(NOW - HOUR - dueTimes({ kind, hours: 1 }, NOW).from, kind).toBe(24 * HOUR)
})

it('every rule has an e-mail in both languages, with its subject and a link', () => {
  const title = { title: 'Thermodynamics', hindiTitle: 'ऊष्मागतिकी' }
  const facts: Record<string, WinBackFacts> = {
    abandonedCheckout: { kind: 'abandonedCheckout', number: 'SH-1', title },
    expiringAccess: { kind: 'expiringAccess', title, endsAt: NOW },
    unfinishedCourse: { kind: 'unfinishedCourse', title, completed: 3, lectures: 12 },
    reviewAsked: { kind: 'reviewAsked', title },
  }
  for (const kind of WIN_BACK_KINDS)
    for (const locale of LOCALES) {
      const { subject, text } = winBackLetter(facts[kind] as WinBackFacts, 'https://example.org/x')
      const words = `${renderText(locale, subject)} ${renderText(locale, text)}`
      expect(words, kind).toContain(locale === 'hi' ? title.hindiTitle : title.title)
      expect(words, kind).toContain('https://example.org/x')
      expect(words, kind).not.toMatch(/[{}]/)
    }
})
