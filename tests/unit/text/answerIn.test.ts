import { describe, expect, it } from 'vitest'
import { answerIn } from '#domain/text/answerIn.ts'
import { fill } from '#domain/text/fill.ts'
import { HINDI_ANSWERS } from '#domain/text/hindiAnswers.ts'
import { HINDI_MESSAGES } from '#domain/text/hindiMessages.ts'
import { HINDI_PROBLEMS } from '#domain/text/hindiProblems.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { PROBLEMS } from '#domain/text/problems.ts'
import { valuesIn } from '#domain/text/valuesIn.ts'

const TABLES: [string, Record<string, string>, Record<string, string>][] = [
  ['MESSAGES', MESSAGES, HINDI_MESSAGES],
  ['ANSWERS', ANSWERS, HINDI_ANSWERS],
  ['PROBLEMS', PROBLEMS, HINDI_PROBLEMS],
]
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
/** A value for each place, as a title or a number could be. */
const valuesOf = (text: string) =>
  Object.fromEntries(places(text).map((name) => [name, `NCERT (${name}) 2.0`]))

describe.each(TABLES)('%s', (_, english, hindi) => {
  it('has a Hindi text for each, and no more', () => {
    expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(Object.entries(english))('%s is said in Hindi, with the same values', (key, text) => {
    const words = hindi[key] ?? ''
    expect(words).toMatch(/[\u0900-\u097f]/)
    expect(places(words)).toEqual(places(text))
    const values = valuesOf(text)
    expect(answerIn('hi', fill(text, values))).toBe(fill(words, values))
    expect(answerIn('en', fill(text, values))).toBe(fill(text, values))
  })
})

describe('answerIn', () => {
  it('leaves what is none of our texts', () => {
    expect(answerIn('hi', 'Mechanics, from zero')).toBe('Mechanics, from zero')
    expect(answerIn('hi', '')).toBe('')
  })

  it('keeps a value as it is, whatever stands in it', () => {
    const title = 'A. sale\nof {left} (50 %) $& books.'
    expect(answerIn('hi', fill(ANSWERS.outOfStock, { title }))).toBe(
      fill(HINDI_ANSWERS.outOfStock, { title }),
    )
  })
})

describe('valuesIn', () => {
  it('undoes fill', () => {
    const values = { left: '3', title: 'Map book' }
    expect(valuesIn(fill(ANSWERS.fewLeft, values), ANSWERS.fewLeft)).toEqual(values)
  })

  it('knows another text, and one without places', () => {
    expect(valuesIn('Only a few.', ANSWERS.fewLeft)).toBeNull()
    expect(valuesIn(ANSWERS.invalid, ANSWERS.invalid)).toEqual({})
    // A dot is a dot.
    expect(valuesIn('It is 3x', 'It is {n}.')).toBeNull()
  })
})
