import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { fitAnswer } from '#domain/exams/answers/fitAnswer.ts'
import { foldNumber, foldPhrase } from '#domain/exams/answers/foldTyped.ts'
import { DECIMAL } from '#domain/exams/marks/decimals.ts'
import { LEAF_TYPES, type Leaf } from '#domain/exams/questions/LeafSchema.ts'
import { prototypeKeys } from '#tests/support/hostileInput.ts'
import { randomAttempt } from './randomAttempt.ts'
import { SAMPLES, sampleOf } from './samples.ts'

const TEN_MEGABYTES = 'x'.repeat(10_000_000)
const reasonOf = (leaf: Leaf, value: unknown) => {
  const fit = fitAnswer(leaf, value)
  return fit.ok ? fit.answer : fit.reason
}

afterEach(() => void vi.restoreAllMocks())

describe('a typed number', () => {
  test.each([
    ['5', '5'],
    ['+5', '5'],
    [' 5 ', '5'],
    ['- 5', '-5'],
    ['\u22125', '-5'],
    ['\u20135', '-5'],
    ['५.५०', '5.5'],
    ['005.50', '5.5'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['-0.0', '0'],
    ['0', '0'],
    ['\u200b12\u00a0', '12'],
    ['123456789012345.000000000000001', '123456789012345.000000000000001'],
  ])('%j is %s', (text, number) => {
    expect(foldNumber(text)).toBe(number)
  })

  test.each([
    '',
    '.',
    '-',
    '1,5',
    '1,500',
    '1 500',
    '1/3',
    '1e5',
    '1E5',
    'NaN',
    'Infinity',
    '0x1',
    '5x',
    '1.2.3',
    '--5',
    '5-',
    '٥',
    '５',
    '1234567890123456',
    '5 6',
    TEN_MEGABYTES,
  ])('%.20j is none', (text) => {
    expect(foldNumber(text)).toBeNull()
  })
})

describe('the one form of what was typed', () => {
  it('is a decimal that is read as itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.-+ ०५९\u2212\u200b'), maxLength: 12 }),
        (text) => {
          const number = foldNumber(text)
          fc.pre(number !== null)
          expect(number).toMatch(DECIMAL)
          expect(foldNumber(number as string)).toBe(number)
        },
      ),
    )
  })

  it('is the same phrase again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        expect(foldPhrase(foldPhrase(text))).toBe(foldPhrase(text))
      }),
      { seed: 1 },
    )
  })

  it('is kept when a stored answer is read again', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { sections, answers } = randomAttempt(seed)
      for (const { id, leaf } of sections.flatMap(({ questions }) => questions)) {
        const fit = fitAnswer(leaf, answers.find(({ question }) => question === id)?.answer)
        if (fit.ok) expect(fitAnswer(leaf, fit.answer), `seed ${seed}`).toEqual(fit)
      }
    }
  })
})

describe('a typed phrase', () => {
  it('is compared without what keyboards do differently', () => {
    expect(foldPhrase('  New\u00a0 DELHI ')).toBe('new delhi')
    expect(foldPhrase('cafe\u0301')).toBe('café')
    expect(foldPhrase('१५ अगस्त')).toBe('15 अगस्त')
    expect(foldPhrase('क\u094d\u200dष')).toBe(foldPhrase('क्ष'))
    expect(foldPhrase('Newton’s')).toBe("newton's")
    expect(foldPhrase('\u22121')).toBe('-1')
    expect(foldPhrase('mRNA', true)).toBe('mRNA')
  })

  it('is nothing when it is too long', () => {
    expect(foldPhrase('x'.repeat(201))).toBe('')
  })
})

describe('an answer', () => {
  test.each(LEAF_TYPES)('to a question of the type %s is taken as it is', (type) => {
    const { leaf, right, wrong } = sampleOf(type)
    expect(fitAnswer(leaf, right)).toEqual({ ok: true, answer: right })
    expect(fitAnswer(leaf, wrong)).toEqual({ ok: true, answer: wrong })
  })

  test.each(LEAF_TYPES)('of another type does not answer %s', (type) => {
    for (const other of LEAF_TYPES)
      if (other !== type) expect(reasonOf(sampleOf(type).leaf, sampleOf(other).right)).toBe('type')
  })

  it('of nothing is none', () => {
    const none = [
      [SAMPLES.single.leaf, null],
      [SAMPLES.single.leaf, undefined],
      [SAMPLES.multiple.leaf, { type: 'multiple', options: [] }],
      [SAMPLES.integer.leaf, { type: 'integer', text: '  ' }],
      [SAMPLES.match.leaf, { type: 'match', rows: [] }],
      [SAMPLES.matrix.leaf, { type: 'matrix', rows: [{ row: 'p', columns: [] }] }],
      [SAMPLES.fillBlank.leaf, { type: 'fillBlank', blanks: [{ blank: 'x', text: ' \u200b' }] }],
      [SAMPLES.subjective.leaf, { type: 'subjective', files: [], text: ' \n' }],
    ] as const
    for (const [leaf, value] of none) expect(fitAnswer(leaf, value)).toEqual({ ok: true, answer: null })
  })

  it('keeps what was typed in a blank, so that its length counts spaces', () => {
    const typed = { blank: 'y', text: `28${' '.repeat(39)}` }
    const answer = { type: 'fillBlank', blanks: [typed] }
    expect(reasonOf(SAMPLES.fillBlank.leaf, answer)).toEqual(answer)
    const again = { type: 'fillBlank', blanks: [{ blank: 'y', text: '28' }, typed] }
    expect(reasonOf(SAMPLES.fillBlank.leaf, again)).toEqual(answer)
  })

  it('has each choice once, in the order of the question', () => {
    expect(reasonOf(SAMPLES.multiple.leaf, { type: 'multiple', options: ['c', 'a', 'c', 'a'] })).toEqual({
      type: 'multiple',
      options: ['a', 'c'],
    })
    const same = { row: 'q', column: '1' }
    expect(
      reasonOf(SAMPLES.match.leaf, { type: 'match', rows: [same, { row: 'p', column: '1' }, same] }),
    ).toEqual({
      type: 'match',
      rows: [{ row: 'p', column: '1' }, same],
    })
    const row = { row: 'p', columns: ['2', '1', '2'] }
    expect(reasonOf(SAMPLES.matrix.leaf, { type: 'matrix', rows: [row, row] })).toEqual({
      type: 'matrix',
      rows: [{ row: 'p', columns: ['1', '2'] }],
    })
  })

  test.each<[keyof typeof SAMPLES, unknown, string]>([
    ['single', { type: 'single', option: 'z' }, 'foreign'],
    ['single', { type: 'single', option: '__proto__' }, 'shape'],
    ['single', { type: 'single', option: 'constructor' }, 'foreign'],
    ['single', { type: 'single', option: ['b'] }, 'shape'],
    ['single', { type: 'single', option: 'b', extra: 1 }, 'shape'],
    ['single', { type: 'single', option: 'b', certainty: 4 }, 'shape'],
    ['single', { type: 'single' }, 'shape'],
    ['single', 'b', 'shape'],
    ['single', 0, 'shape'],
    ['single', [], 'shape'],
    ['multiple', { type: 'multiple', options: ['a', 'z'] }, 'foreign'],
    ['multiple', { type: 'multiple', options: Array.from({ length: 1_000_000 }, () => 'a') }, 'shape'],
    ['trueFalse', { type: 'trueFalse', value: 'true' }, 'shape'],
    ['integer', { type: 'integer', text: 6 }, 'shape'],
    ['integer', { type: 'integer', text: Number.NaN }, 'shape'],
    ['integer', { type: 'integer', text: 'Infinity' }, 'notNumber'],
    ['integer', { type: 'integer', text: '1,000' }, 'notNumber'],
    ['numeric', { type: 'numeric', text: '1/3' }, 'notNumber'],
    ['numeric', { type: 'numeric', text: TEN_MEGABYTES }, 'shape'],
    ['match', { type: 'match', rows: [{ row: 'z', column: '1' }] }, 'foreign'],
    ['match', { type: 'match', rows: [{ row: 'p', column: '9' }] }, 'foreign'],
    [
      'match',
      {
        type: 'match',
        rows: [
          { row: 'p', column: '1' },
          { row: 'p', column: '2' },
        ],
      },
      'twice',
    ],
    ['matrix', { type: 'matrix', rows: [{ row: 'p', columns: ['9'] }] }, 'foreign'],
    ['matrix', { type: 'matrix', rows: [{ row: 'z', columns: [] }] }, 'foreign'],
    [
      'matrix',
      {
        type: 'matrix',
        rows: [
          { row: 'p', columns: ['1'] },
          { row: 'p', columns: ['2'] },
        ],
      },
      'twice',
    ],
    ['fillBlank', { type: 'fillBlank', blanks: [{ blank: 'z', text: '' }] }, 'foreign'],
    ['fillBlank', { type: 'fillBlank', blanks: [{ blank: 'x', text: TEN_MEGABYTES }] }, 'shape'],
    ['subjective', { type: 'subjective', files: [], text: TEN_MEGABYTES }, 'shape'],
    ['subjective', { type: 'subjective', files: ['1', '2', '3', '4', '5'], text: '' }, 'tooMuch'],
    ['subjective', { type: 'subjective', files: [], text: 'x'.repeat(2001) }, 'tooMuch'],
  ])('to %s that is %.90j is refused', (type, value, reason) => {
    expect(reasonOf(sampleOf(type).leaf, value)).toBe(reason)
  })

  test.each(LEAF_TYPES)('to %s made of prototype keys is refused', (type) => {
    expect(reasonOf(sampleOf(type).leaf, prototypeKeys())).toBe('shape')
    expect({}).not.toHaveProperty('isPolluted')
  })

  it('of ten megabytes is refused by its length, before anything reads it', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const trim = vi.spyOn(String.prototype, 'trim')
    const test = vi.spyOn(RegExp.prototype, 'exec')
    for (const value of [
      { type: 'integer', text: TEN_MEGABYTES },
      { type: 'single', option: TEN_MEGABYTES },
      { type: 'fillBlank', blanks: [{ blank: TEN_MEGABYTES, text: TEN_MEGABYTES }] },
      { type: 'subjective', files: [TEN_MEGABYTES], text: TEN_MEGABYTES },
    ])
      expect(fitAnswer(sampleOf(value.type as 'integer').leaf, value).ok).toBe(false)
    const read = [normalize, trim, test].flatMap(({ mock }) => [
      ...mock.contexts.map(String),
      ...mock.calls.map(([text]) => String(text)),
    ])
    expect(Math.max(0, ...read.map(({ length }) => length))).toBeLessThan(1000)
  })
})
