import { describe, expect, it } from 'vitest'
import { ANSWER_WITHIN_MS } from '#domain/doubts/doubts.ts'
import { answersSubject, type DoubtRules, doubtDueAt, expertsFor } from '#domain/doubts/routing.ts'

const rules = (subjects: DoubtRules['subjects'] = []): DoubtRules => ({
  zone: 'Asia/Kolkata',
  hours: { weekdays: [1, 2, 3, 4, 5, 6], opensAt: '10:00', closesAt: '19:00', holidays: ['2026-11-28'] },
  freeDoubts: null,
  subjects,
})
const rule = { subject: 'physics', answerHours: 4, experts: ['a', 'b'], maxWaiting: 3 }

describe('the time by which a doubt is answered', () => {
  // Friday 27 November 2026, 17:00 in India; the 28th is a holiday, the 29th a Sunday.
  const friday = Date.parse('2026-11-27T11:30:00Z')

  it('counts business hours of its subject', () => {
    expect(new Date(doubtDueAt(friday, 'physics', rules([rule]))).toISOString()).toBe(
      '2026-11-30T06:30:00.000Z',
    )
  })
  it('is a day by the clock for subjects without a rule, and for rules without hours', () => {
    expect(doubtDueAt(friday, 'maths', rules([rule]))).toBe(friday + ANSWER_WITHIN_MS)
    expect(doubtDueAt(friday, 'physics', rules([{ ...rule, answerHours: null }]))).toBe(
      friday + ANSWER_WITHIN_MS,
    )
  })
})

describe('the expert of a new doubt', () => {
  const people = [
    { id: 'a', waiting: 2 },
    { id: 'b', waiting: 1 },
    { id: 'c', waiting: 0 },
  ]
  it('is the one of its subject with the fewest waiting', () => {
    expect(expertsFor(people, rule)).toEqual(['b', 'a'])
  })
  it('is nobody who had it before, and nobody without room', () => {
    expect(expertsFor(people, rule, ['b'])).toEqual(['a'])
    expect(expertsFor(people, { ...rule, maxWaiting: 1 })).toEqual([])
  })
  it('is not chosen for subjects that everybody answers', () => {
    expect(expertsFor(people, null)).toEqual([])
    expect(expertsFor(people, { ...rule, experts: [] })).toEqual([])
    expect(answersSubject(rules(), 'physics', 'c')).toBe(true)
    expect(answersSubject(rules([rule]), 'physics', 'c')).toBe(false)
  })
})
