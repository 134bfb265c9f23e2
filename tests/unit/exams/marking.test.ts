import { describe, expect, it, test } from 'vitest'
import {
  fullMarks,
  MOODLE_CERTAINTY,
  plainScheme,
  type Scheme,
  SchemeSchema,
} from '#domain/exams/marking/SchemeSchema.ts'
import { fraction, ZERO } from '#domain/exams/marks/Fraction.ts'
import type { LeafKey } from '#domain/exams/questions/KeySchema.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { ADVANCED, JEE, markOne, marks } from './markOne.ts'
import { SAMPLES, sampleOf } from './samples.ts'

describe('one answer', () => {
  test.each(LEAF_TYPES.filter((type) => type !== 'subjective'))(
    'of the type %s is right, wrong or blank',
    (type) => {
      const { leaf, key, right, wrong } = sampleOf(type)
      const scheme = plainScheme(marks('2'), marks('-2/3'))
      expect(markOne({ leaf, key, answer: right, scheme })).toBe('right 2')
      expect(markOne({ leaf, key, answer: wrong, scheme })).toBe('wrong -2/3')
      expect(markOne({ leaf, key, answer: null, scheme })).toBe('blank 0')
      const strict = { ...scheme, blank: marks('-1/3') }
      expect(markOne({ leaf, key, answer: undefined, scheme: strict })).toBe('blank -1/3')
    },
  )

  it('is right with any of several right keys', () => {
    const single = { ...SAMPLES.single, scheme: JEE }
    const key: LeafKey = { type: 'single', right: ['a', 'c'] }
    expect(markOne({ ...single, key, answer: { type: 'single', option: 'c' } })).toBe('right 4')
    expect(markOne({ ...single, key, answer: { type: 'single', option: 'b' } })).toBe('wrong -1')
    const sets: LeafKey = {
      type: 'multiple',
      right: [
        ['a', 'b'],
        ['a', 'b', 'c'],
      ],
    }
    const multiple = { ...SAMPLES.multiple, key: sets, scheme: ADVANCED }
    expect(markOne({ ...multiple, answer: { type: 'multiple', options: ['a', 'b'] } })).toBe('right 4')
    expect(markOne({ ...multiple, answer: { type: 'multiple', options: ['a', 'b', 'c'] } })).toBe('right 4')
    expect(markOne({ ...multiple, answer: { type: 'multiple', options: ['a', 'c'] } })).toBe('partly 2')
    expect(markOne({ ...multiple, answer: { type: 'multiple', options: ['a', 'd'] } })).toBe('wrong -2')
  })

  test.each<[string, string]>([
    ['6', 'right'],
    ['6.0', 'right'],
    ['\u0966\u096c', 'right'],
    ['+06', 'right'],
    ['6.5', 'wrong'],
    ['-6', 'wrong'],
  ])('to an integer question that is %s is %s', (text, outcome) => {
    const { leaf, key } = SAMPLES.integer
    expect(markOne({ leaf, key, answer: { type: 'integer', text }, scheme: JEE })).toContain(outcome)
  })

  test.each<[string, string]>([
    ['1.409', 'right'],
    ['1.419', 'right'],
    ['1.4190', 'right'],
    ['1.419000000000001', 'wrong'],
    ['1.408999999999999', 'wrong'],
    ['\u22121.414', 'wrong'],
  ])('to a numeric question with tolerance that is %s is %s, bounds included', (text, outcome) => {
    const { leaf, key } = SAMPLES.numeric
    expect(markOne({ leaf, key, answer: { type: 'numeric', text }, scheme: JEE })).toContain(outcome)
  })

  it('to blanks may be typed in several ways', () => {
    const { leaf, key } = SAMPLES.fillBlank
    const typed = (x: string, y: string) => ({
      type: 'fillBlank',
      blanks: [
        { blank: 'x', text: x },
        { blank: 'y', text: y },
      ],
    })
    for (const answer of [typed(' INDIA', '28.0'), typed('भारत', '२८')])
      expect(markOne({ leaf, key, answer, scheme: JEE })).toBe('right 4')
    for (const answer of [typed('Indi', '28'), typed('India', 'twenty-eight'), typed('India', '')])
      expect(markOne({ leaf, key, answer, scheme: JEE })).toBe('wrong -1')
  })
})

describe('partial marks', () => {
  test.each<[string, string, string]>([
    ['abcd', 'abcd', 'right 4'],
    ['abcd', 'abc', 'partly 3'],
    ['abcd', 'ab', 'partly 2'],
    ['abcd', 'a', 'partly 1'],
    ['abc', 'abc', 'right 4'],
    ['abc', 'ab', 'partly 2'],
    ['abc', 'c', 'partly 1'],
    ['abc', 'abcd', 'wrong -2'],
    ['abc', 'ad', 'wrong -2'],
    ['ab', 'a', 'partly 1'],
    ['ab', 'ab', 'right 4'],
    ['ab', 'abc', 'wrong -2'],
    ['a', 'a', 'right 4'],
    ['a', 'b', 'wrong -2'],
    ['a', 'abcd', 'wrong -2'],
    ['abc', '', 'blank 0'],
  ])('of JEE Advanced for the key %s and the answer %s are %s', (right, chosen, result) => {
    const key: LeafKey = { type: 'multiple', right: [[...right]] }
    const answer = { type: 'multiple', options: [...chosen] }
    expect(markOne({ leaf: SAMPLES.multiple.leaf, key, answer, scheme: ADVANCED })).toBe(result)
  })

  test.each<[string, string]>([
    ['abc', 'right 4'],
    ['ab', 'partly 2 2/3'],
    ['a', 'partly 1 1/3'],
    ['ad', 'partly 1/3'],
    ['d', 'wrong -1'],
    ['abcd', 'wrong -1'],
  ])('by options for the key abc and the answer %s are %s', (chosen, result) => {
    const scheme: Scheme = {
      ...JEE,
      partial: { kind: 'options', each: marks('4/3'), wrongEach: marks('-1'), least: ZERO },
    }
    const answer = { type: 'multiple', options: [...chosen] }
    expect(markOne({ ...SAMPLES.multiple, answer, scheme })).toBe(result)
  })

  it('are never more than the full marks, whatever a scheme says', () => {
    const scheme: Scheme = { ...ADVANCED, partial: { kind: 'subset', each: fraction(9) } }
    const answer = { type: 'multiple', options: ['a', 'b'] }
    expect(markOne({ ...SAMPLES.multiple, answer, scheme })).toBe('partly 4')
  })

  test.each<[Record<string, string>, string]>([
    [{ p: '1', q: '2', r: '4' }, 'right 4'],
    [{ p: '1', q: '3', r: '4' }, 'right 4'],
    [{ p: '1', q: '3' }, 'partly 2 2/3'],
    [{ p: '1', q: '3', r: '1' }, 'partly 2 1/3'],
    [{ p: '1', q: '4', r: '1' }, 'partly 2/3'],
    [{ p: '2' }, 'wrong -1'],
    [{}, 'blank 0'],
  ])('by rows of a match for %j are %s', (chosen, result) => {
    const scheme: Scheme = {
      ...JEE,
      partial: { kind: 'rows', each: null, wrongEach: marks('-1/3'), least: marks('-1') },
    }
    const rows = Object.entries(chosen).map(([row, column]) => ({ row, column }))
    expect(markOne({ ...SAMPLES.match, answer: { type: 'match', rows }, scheme })).toBe(result)
  })

  it('by rows of a matrix and by blanks need the whole row or blank', () => {
    const scheme: Scheme = {
      ...JEE,
      partial: { kind: 'rows', each: fraction(1), wrongEach: ZERO, least: ZERO },
    }
    const rows = [
      { row: 'p', columns: ['1'] },
      { row: 'q', columns: ['3'] },
    ]
    expect(markOne({ ...SAMPLES.matrix, answer: { type: 'matrix', rows }, scheme })).toBe('partly 1')
    const every = ['p', 'q'].map((row) => ({ row, columns: ['1', '2', '3'] }))
    expect(markOne({ ...SAMPLES.matrix, answer: { type: 'matrix', rows: every }, scheme })).toBe('wrong -1')
    const blanks = [{ blank: 'y', text: '28' }]
    expect(markOne({ ...SAMPLES.fillBlank, answer: { type: 'fillBlank', blanks }, scheme })).toBe('partly 1')
  })
})

describe('certainty', () => {
  const scheme: Scheme = { ...plainScheme(marks('1')), certainty: MOODLE_CERTAINTY }
  test.each<[string, number | undefined, string]>([
    ['b', 1, 'right 1'],
    ['b', 2, 'right 2'],
    ['b', 3, 'right 3'],
    ['c', 1, 'wrong 0'],
    ['c', 2, 'wrong -2'],
    ['c', 3, 'wrong -6'],
    ['b', undefined, 'right 1'],
    ['c', undefined, 'wrong 0'],
  ])('of the answer %s with %s gives %s', (option, certainty, result) => {
    expect(markOne({ ...SAMPLES.single, answer: { type: 'single', option, certainty }, scheme })).toBe(result)
  })

  it('is part of the full marks and does not go with partial marks', () => {
    expect(fullMarks(scheme)).toEqual(fraction(3))
    expect(SchemeSchema.safeParse(scheme).success).toBe(true)
    expect(SchemeSchema.safeParse({ ...ADVANCED, certainty: MOODLE_CERTAINTY }).success).toBe(false)
  })
})
