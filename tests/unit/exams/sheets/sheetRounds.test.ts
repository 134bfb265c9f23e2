import { describe, expect, it } from 'vitest'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { parseMarks } from '#domain/exams/marks/parseMarks.ts'
import { afterRound, agreedMarks, isSampled } from '#domain/exams/sheets/afterRound.ts'
import type { GivenMarks } from '#domain/exams/sheets/givenMarks.ts'

const given = (texts: Record<string, string>, note = ''): GivenMarks =>
  Object.fromEntries(
    Object.entries(texts).map(([question, text]) => {
      const marks = parseMarks(text) ?? fraction(0)
      return [question, { ...marks, steps: [text], note }]
    }),
  )
const worth = (question: string, full: number) => ({ question, full: fraction(full) })

describe('two experts', () => {
  const agreed = (one: string, other: string, full = 10) =>
    agreedMarks(given({ q: one }), given({ q: other }), [worth('q', full)])?.q
  const text = (one: string, other: string, full?: number) => {
    const marks = agreed(one, other, full)
    return marks ? marksText(marks) : null
  }

  it('agree within a tenth of the full marks, and their mean is rounded up to a quarter', () => {
    expect([text('6', '6'), text('6', '7'), text('6', '7.25'), text('7', '6')]).toEqual([
      '6',
      '6.5',
      null,
      '6.5',
    ])
    expect([text('4', '4.25'), text('0', '0.25', 1), text('2.5', '2.75')]).toEqual(['4.25', null, '2.75'])
  })

  it('never give more than a question is worth', () => {
    expect(agreedMarks(given({ q: '10' }), given({ q: '9.75' }), [worth('q', 10)])?.q).toMatchObject({
      num: 10,
      den: 1,
    })
  })

  it('have to agree on every question, and both notes reach the student', () => {
    const questions = [worth('a', 10), worth('b', 4)]
    const first = given({ a: '5', b: '4' }, 'Clear')
    expect(agreedMarks(first, given({ a: '5', b: '1' }), questions)).toBeNull()
    expect(agreedMarks(first, given({ a: '5', b: '4' }, 'Short'), questions)?.a?.note).toBe('Clear\nShort')
  })
})

describe('rounds of a sheet', () => {
  const [first, near, far] = [given({ q: '5' }), given({ q: '6' }), given({ q: '1' })]
  const follows = (round: 'first' | 'second' | 'moderation' | 'review', own: GivenMarks, isIn = true) =>
    afterRound({ round, own, first, isSampled: isIn }, [worth('q', 10)])

  it('end with the first one, unless the sheet is in the sample', () => {
    expect(follows('first', first, false)).toEqual({ final: first })
    expect(follows('first', first)).toEqual({ next: 'second' })
  })

  it('go to a moderation where two experts differ, whose marks count', () => {
    expect(follows('second', far)).toEqual({ next: 'moderation' })
    expect(follows('second', near)).toMatchObject({ final: { q: { num: 11, den: 2 } } })
    expect(follows('moderation', far)).toEqual({ final: far })
    expect(follows('review', far)).toEqual({ final: far })
  })

  it('have a sample that is about as large as its percentage, and always the same', () => {
    const attempts = Array.from({ length: 2000 }, (_, index) => `attempt-${index}`)
    const sample = (percent: number) => attempts.filter((id) => isSampled(id, percent))
    expect(sample(0)).toEqual([])
    expect(sample(100)).toEqual(attempts)
    expect(sample(10).length).toBeGreaterThan(150)
    expect(sample(10).length).toBeLessThan(250)
    expect(sample(10)).toEqual(sample(10))
  })
})
