import { describe, expect, it, test } from 'vitest'
import { checkKey } from '#domain/exams/questions/checkKey.ts'
import { completeLanguages } from '#domain/exams/questions/completeLanguages.ts'
import { IdSchema } from '#domain/exams/questions/ids.ts'
import { KeysSchema, type LeafKey, LeafKeySchema } from '#domain/exams/questions/KeySchema.ts'
import { LEAF_TYPES, LeafSchema, type LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { ContentSchema, leavesOf, QuestionSchema } from '#domain/exams/questions/QuestionSchema.ts'
import { SolutionsSchema } from '#domain/exams/questions/SolutionSchema.ts'
import { similarText } from '#domain/exams/questions/similarText.ts'
import { both, COMPREHENSION, options, paragraph, question, SAMPLES, sampleOf } from './samples.ts'

const others = (type: LeafType) => LEAF_TYPES.filter((other) => other !== type)

describe('a question', () => {
  it('has a sample of every type', () => {
    expect(Object.keys(SAMPLES)).toEqual(LEAF_TYPES)
  })

  test.each(LEAF_TYPES)('of the type %s is kept as it is', (type) => {
    const { leaf, key } = sampleOf(type)
    expect(LeafSchema.parse(leaf)).toEqual(leaf)
    expect(LeafKeySchema.parse(key)).toEqual(key)
    expect(checkKey(leaf, key)).toBeNull()
    expect(leavesOf(question('q1', leaf))).toEqual([{ id: 'q1', part: null, leaf }])
  })

  test.each(LEAF_TYPES)('of the type %s has no place for a key or a solution', (type) => {
    const { leaf, key } = sampleOf(type)
    for (const name of ['key', 'right', 'correct', 'solution', 'numbers', 'answer'])
      expect(ContentSchema.safeParse({ ...leaf, [name]: key }).success).toBe(false)
    if ('options' in leaf) {
      const marked = leaf.options.map((option) => ({ ...option, isRight: true }))
      expect(ContentSchema.safeParse({ ...leaf, options: marked }).success).toBe(false)
    }
    expect(QuestionSchema.safeParse({ ...question('q1', leaf), key }).success).toBe(false)
  })

  it('may be a passage with several questions, each with an id of its own', () => {
    const set = QuestionSchema.parse(question('set', COMPREHENSION))
    expect(leavesOf(set).map(({ id, part, leaf }) => [id, part, leaf.type])).toEqual([
      ['set.1', '1', 'single'],
      ['set.2', '2', 'trueFalse'],
    ])
    const part = { id: '1', content: SAMPLES.single.leaf }
    expect(ContentSchema.safeParse({ ...COMPREHENSION, parts: [part, part] }).success).toBe(false)
    expect(ContentSchema.safeParse({ ...COMPREHENSION, parts: [] }).success).toBe(false)
    const nested = { ...COMPREHENSION, parts: [{ id: '1', content: COMPREHENSION }] }
    expect(ContentSchema.safeParse(nested).success).toBe(false)
  })

  test.each([
    ['the same option twice', { ...SAMPLES.single.leaf, options: options('a', 'a') }],
    ['one option', { ...SAMPLES.single.leaf, options: options('a') }],
    ['too many options', { ...SAMPLES.single.leaf, options: options(...'abcdefghijk') }],
    ['an option named like a prototype', { ...SAMPLES.single.leaf, options: options('__proto__', 'b') }],
    ['no language', { ...SAMPLES.single.leaf, stem: {} }],
    ['another language', { ...SAMPLES.single.leaf, stem: { fr: [paragraph('Oui')] } }],
    ['an empty stem', { ...SAMPLES.single.leaf, stem: { en: [] } }],
    ['a blank that is not in the stem', { ...SAMPLES.fillBlank.leaf, stem: both('[[x]] only') }],
    ['a blank twice in the stem', { ...SAMPLES.fillBlank.leaf, stem: both('[[x]] [[x]] [[y]]') }],
    ['a blank more than listed', { ...SAMPLES.fillBlank.leaf, stem: both('[[x]] [[y]] [[z]]') }],
    ['no way to answer', { ...SAMPLES.subjective.leaf, maxFiles: 0, maxCharacters: 0 }],
    ['an endless text', { ...SAMPLES.single.leaf, stem: both('x'.repeat(10_000_000)) }],
    ['no type', { stem: both('?') }],
    ['nothing', null],
  ])('with %s is refused', (_, content) => {
    expect(ContentSchema.safeParse(content).success).toBe(false)
  })

  it('may have tables of equal rows and pictures with a description', () => {
    const table = {
      kind: 'table',
      hasHeader: true,
      rows: [
        ['$x$', '1'],
        ['$y$', '2'],
      ],
    }
    const image = { kind: 'image', file: 'f1', alt: 'A lens' }
    const withBlocks = (...blocks: unknown[]) =>
      ContentSchema.safeParse({ ...SAMPLES.trueFalse.leaf, stem: { en: blocks } }).success
    expect(withBlocks(table, image)).toBe(true)
    expect(withBlocks({ ...table, rows: [['a', 'b'], ['c']] })).toBe(false)
    expect(withBlocks({ ...image, alt: '' })).toBe(false)
    expect(withBlocks({ kind: 'html', text: '<b>' })).toBe(false)
  })
})

describe('the languages of a question', () => {
  it('are those in which everything can be read', () => {
    expect(completeLanguages(SAMPLES.match.leaf)).toEqual(['en', 'hi'])
    expect(completeLanguages(COMPREHENSION)).toEqual(['en', 'hi'])
    const english = { en: [paragraph('Only')] }
    expect(completeLanguages({ ...SAMPLES.trueFalse.leaf, stem: english })).toEqual(['en'])
    expect(completeLanguages({ ...SAMPLES.trueFalse.leaf, hint: english })).toEqual(['en'])
    const [first, ...rest] = SAMPLES.single.leaf.options
    const mixed = { ...SAMPLES.single.leaf, options: [{ id: first?.id ?? '', text: english }, ...rest] }
    expect(completeLanguages({ ...mixed, stem: { hi: [paragraph('केवल')] } })).toEqual([])
    const ofAssertion = { ...SAMPLES.assertionReason.leaf, reason: english }
    expect(completeLanguages(ofAssertion)).toEqual(['en'])
  })
})

describe('the text for warnings of duplicates', () => {
  it('ignores case, spaces, punctuation, the digits’ script and the order of options', () => {
    const ask = (stem: string, ...ids: string[]) => ({
      ...SAMPLES.single.leaf,
      stem: { en: [paragraph(stem)] },
      options: options(...ids),
    })
    const text = similarText(ask('What is  $2+2$ ?', 'a', 'b'), 'en')
    expect(similarText(ask('what is $२ + २$', 'b', 'a'), 'en')).toBe(text)
    expect(similarText(ask('What is $2-2$?', 'a', 'b'), 'en')).not.toBe(text)
    expect(similarText(ask('What is $2+2$?', 'a', 'c'), 'en')).not.toBe(text)
  })

  it('is empty in a language that the question does not have', () => {
    const english = { ...SAMPLES.trueFalse.leaf, stem: { en: [paragraph('Only')] } }
    expect(similarText(english, 'hi')).toBe('')
  })

  it('covers the passage of a set', () => {
    const other = { ...COMPREHENSION, passage: both('Another passage') }
    expect(similarText(other, 'en')).not.toBe(similarText(COMPREHENSION, 'en'))
  })
})

describe('a key', () => {
  test.each<[string, LeafType, LeafKey, string]>([
    ['a foreign option', 'single', { type: 'single', right: ['z'] }, 'unknown'],
    ['an option twice', 'single', { type: 'single', right: ['a', 'a'] }, 'twice'],
    ['a foreign option', 'multiple', { type: 'multiple', right: [['a'], ['z']] }, 'unknown'],
    ['an option twice', 'multiple', { type: 'multiple', right: [['a', 'a']] }, 'twice'],
    ['a value twice', 'trueFalse', { type: 'trueFalse', right: [true, true] }, 'twice'],
    ['a missing row', 'match', { type: 'match', rows: [{ row: 'p', columns: ['1'] }] }, 'missing'],
    ['a foreign row', 'match', { type: 'match', rows: [{ row: 'z', columns: ['1'] }] }, 'unknown'],
    [
      'a foreign column',
      'matrix',
      {
        type: 'matrix',
        rows: [
          { row: 'p', columns: ['9'] },
          { row: 'q', columns: ['1'] },
        ],
      },
      'unknown',
    ],
    [
      'no integer in the range',
      'integer',
      { type: 'integer', numbers: [{ kind: 'range', from: '2.1', to: '2.9' }] },
      'notWhole',
    ],
    [
      'a value that is no integer',
      'integer',
      { type: 'integer', numbers: [{ kind: 'tolerance', value: '2.5', tolerance: '0' }] },
      'notWhole',
    ],
    [
      'a text for a number',
      'fillBlank',
      {
        type: 'fillBlank',
        blanks: [
          { blank: 'x', kind: 'text', accepted: ['a'], isCaseSensitive: false },
          { blank: 'y', kind: 'text', accepted: ['28'], isCaseSensitive: false },
        ],
      },
      'type',
    ],
  ])('with %s does not fit %s', (_, type, key, fault) => {
    expect(checkKey(sampleOf(type).leaf, key)).toBe(fault)
  })

  it('takes ranges of integers on both sides of zero', () => {
    const range = (from: string, to: string): LeafKey => ({
      type: 'integer',
      numbers: [{ kind: 'range', from, to }],
    })
    const fault = (from: string, to: string) => checkKey(SAMPLES.integer.leaf, range(from, to))
    expect(fault('-0.5', '0.5')).toBeNull()
    expect(fault('-2.5', '-1.5')).toBeNull()
    expect(fault('-2.9', '-2.1')).toBe('notWhole')
    expect(fault('2.5', '3')).toBeNull()
  })

  test.each(LEAF_TYPES)('of the type %s fits no other type', (type) => {
    for (const other of others(type)) expect(checkKey(sampleOf(other).leaf, sampleOf(type).key)).toBe('type')
  })

  test.each([
    { type: 'single', right: [] },
    { type: 'multiple', right: [[]] },
    { type: 'trueFalse', right: [] },
    { type: 'integer', numbers: [] },
    { type: 'integer', numbers: [{ kind: 'range', from: '3', to: '2' }] },
    { type: 'numeric', numbers: [{ kind: 'range', from: '1.50', to: '2' }] },
    { type: 'numeric', numbers: [{ kind: 'range', from: 1, to: 2 }] },
    { type: 'numeric', numbers: [{ kind: 'tolerance', value: '1', tolerance: '-1' }] },
    { type: 'numeric', numbers: [{ kind: 'tolerance', value: 'NaN', tolerance: '1' }] },
    { type: 'match', rows: [{ row: 'p', columns: [] }] },
    { type: 'single', right: ['a'], solution: 'x' },
  ])('%j is refused', (key) => {
    expect(LeafKeySchema.safeParse(key).success).toBe(false)
  })

  it('is kept for every part of a set', () => {
    const keys = [
      { question: 'set.1', key: SAMPLES.single.key },
      { question: 'set.2', key: SAMPLES.trueFalse.key },
    ]
    expect(KeysSchema.parse(keys)).toEqual(keys)
    expect(KeysSchema.safeParse([{ question: 'a.b.c', key: SAMPLES.single.key }]).success).toBe(false)
  })
})

describe('solutions', () => {
  it('have a text, a video or both', () => {
    const solved = { question: 'q1', text: both('Because …'), video: null }
    expect(SolutionsSchema.parse([solved])).toEqual([solved])
    expect(SolutionsSchema.safeParse([{ ...solved, text: null }]).success).toBe(false)
    expect(SolutionsSchema.safeParse([{ ...solved, text: null, video: 'v1' }]).success).toBe(true)
  })
})

describe('an id', () => {
  test.each(['__proto__', '-a', '', 'a b', 'a.b', 'é', 'x'.repeat(65)])('cannot be %j', (id) => {
    expect(IdSchema.safeParse(id).success).toBe(false)
  })
})
