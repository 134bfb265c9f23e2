import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/auth/policy.ts'
import { returnEligibility } from '#domain/returns/returnEligibility.ts'
import { lastReturnEndsAt, type ReturnRules, returnDays } from '#domain/returns/windows.ts'

const RULES: ReturnRules = {
  goodsDays: 10,
  learningDays: 7,
  kindDays: { quiz: 0, course: 3, physical: 30 },
  mostProgress: 20,
  refundsDelivery: false,
}
const BOOK = { kind: 'physical', goods: ['parcel'] } as const
const COURSE = { kind: 'course', goods: [] } as const
const QUIZ = { kind: 'quiz', goods: [] } as const
const SERIES = { kind: 'test-series', goods: [] } as const
const BUNDLE = { kind: 'bundle', goods: ['parcel'] } as const

it.each([
  ['its kind, before that of access', COURSE, 3],
  ['its kind, before that of goods', BOOK, 30],
  ['no days, where its kind has none', QUIZ, 0],
  ['access, where its kind has no days of its own', SERIES, 7],
  ['goods, where its kind has no days of its own', BUNDLE, 10],
] as const)('a line has the return window of %s', (_name, line, days) => {
  expect(returnDays(line, RULES)).toBe(days)
})

describe('a line of a kind with its own window', () => {
  const facts = { paidAt: 0, deliveredAt: 0, progress: 0, left: 1 }
  it.each([
    [COURSE, 'fulfilled', 3],
    [BOOK, 'delivered', 30],
    [SERIES, 'fulfilled', 7],
  ] as const)('%o can be returned until the last moment of the window', (line, state, days) => {
    const mayReturnAt = (now: number) => returnEligibility({ ...line, state }, facts, RULES, now)
    expect(mayReturnAt(days * DAY_MS)).toMatchObject({ ok: true, until: days * DAY_MS })
    expect(mayReturnAt(days * DAY_MS + 1)).toEqual({ ok: false, reason: 'tooLate' })
  })

  it('cannot be returned with 0 days', () => {
    expect(returnEligibility({ ...QUIZ, state: 'fulfilled' }, facts, RULES, 0)).toEqual({
      ok: false,
      reason: 'never',
    })
  })
})

it('the cashback of an order becomes available after the longest window, for goods ten days later', () => {
  expect(lastReturnEndsAt([COURSE, QUIZ], RULES, 0)).toBe(3 * DAY_MS)
  expect(lastReturnEndsAt([COURSE, SERIES], RULES, 0)).toBe(7 * DAY_MS)
  expect(lastReturnEndsAt([BOOK, COURSE], RULES, 0)).toBe(40 * DAY_MS)
  expect(lastReturnEndsAt([QUIZ], RULES, 0)).toBe(0)
})

describe('a bundle that is not sent yet', () => {
  const bundle = { ...BUNDLE, state: 'waiting' } as const
  const mayCancel = (progress: number, paidAt: number | null = 0) =>
    returnEligibility(bundle, { paidAt, deliveredAt: null, progress, left: 1 }, RULES, 400 * DAY_MS)

  it('can be cancelled at any time while fewer of its lessons were watched than the limit', () => {
    expect(mayCancel(19)).toEqual({ ok: true, kind: 'cancel', until: null })
    expect(mayCancel(20)).toEqual({ ok: false, reason: 'watched' })
  })

  it('can always be cancelled when nothing was paid', () => {
    expect(mayCancel(100, null)).toMatchObject({ ok: true, kind: 'cancel' })
  })
})
