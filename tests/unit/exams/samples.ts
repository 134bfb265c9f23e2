import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { Block, LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import type { LeafKey } from '#domain/exams/questions/KeySchema.ts'
import type { Leaf, LeafType } from '#domain/exams/questions/LeafSchema.ts'
import type { Content, Question } from '#domain/exams/questions/QuestionSchema.ts'

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
/** A text in both languages. */
export const both = (text: string): LocalBlocks => ({
  en: [paragraph(text)],
  hi: [paragraph(`${text} (हिंदी)`)],
})
export const options = (...ids: string[]) => ids.map((id) => ({ id, text: both(`Option ${id}`) }))

type Sample<T extends LeafType> = {
  leaf: Extract<Leaf, { type: T }>
  key: Extract<LeafKey, { type: T }>
  right: Extract<Answer, { type: T }>
  wrong: Extract<Answer, { type: T }>
}

/** A question of every type with its key, a right and a wrong answer. */
export const SAMPLES: { [T in LeafType]: Sample<T> } = {
  single: {
    leaf: { type: 'single', stem: both('What is $2 + 2$?'), options: options('a', 'b', 'c', 'd') },
    key: { type: 'single', right: ['b'] },
    right: { type: 'single', option: 'b' },
    wrong: { type: 'single', option: 'c' },
  },
  multiple: {
    leaf: { type: 'multiple', stem: both('Which are prime?'), options: options('a', 'b', 'c', 'd') },
    key: { type: 'multiple', right: [['a', 'b', 'c']] },
    right: { type: 'multiple', options: ['a', 'b', 'c'] },
    wrong: { type: 'multiple', options: ['a', 'd'] },
  },
  trueFalse: {
    leaf: { type: 'trueFalse', stem: both('The earth is round.') },
    key: { type: 'trueFalse', right: [true] },
    right: { type: 'trueFalse', value: true },
    wrong: { type: 'trueFalse', value: false },
  },
  integer: {
    leaf: { type: 'integer', stem: both('How many sides has a hexagon?') },
    key: { type: 'integer', numbers: [{ kind: 'range', from: '6', to: '6' }] },
    right: { type: 'integer', text: '6' },
    wrong: { type: 'integer', text: '5' },
  },
  numeric: {
    leaf: { type: 'numeric', stem: both('What is $\\sqrt{2}$?'), decimals: 2 },
    key: { type: 'numeric', numbers: [{ kind: 'tolerance', value: '1.414', tolerance: '0.005' }] },
    right: { type: 'numeric', text: '1.41' },
    wrong: { type: 'numeric', text: '1.4' },
  },
  match: {
    leaf: {
      type: 'match',
      stem: both('Match country and capital.'),
      rows: options('p', 'q', 'r'),
      columns: options('1', '2', '3', '4'),
    },
    key: {
      type: 'match',
      rows: [
        { row: 'p', columns: ['1'] },
        { row: 'q', columns: ['2', '3'] },
        { row: 'r', columns: ['4'] },
      ],
    },
    right: {
      type: 'match',
      rows: [
        { row: 'p', column: '1' },
        { row: 'q', column: '3' },
        { row: 'r', column: '4' },
      ],
    },
    wrong: { type: 'match', rows: [{ row: 'p', column: '2' }] },
  },
  matrix: {
    leaf: {
      type: 'matrix',
      stem: both('Which properties has each?'),
      rows: options('p', 'q'),
      columns: options('1', '2', '3'),
    },
    key: {
      type: 'matrix',
      rows: [
        { row: 'p', columns: ['1', '2'] },
        { row: 'q', columns: ['3'] },
      ],
    },
    right: {
      type: 'matrix',
      rows: [
        { row: 'p', columns: ['1', '2'] },
        { row: 'q', columns: ['3'] },
      ],
    },
    wrong: { type: 'matrix', rows: [{ row: 'p', columns: ['1'] }] },
  },
  assertionReason: {
    leaf: {
      type: 'assertionReason',
      assertion: both('Ice floats.'),
      reason: both('Ice is less dense.'),
      options: options('a', 'b', 'c', 'd'),
    },
    key: { type: 'assertionReason', right: ['a'] },
    right: { type: 'assertionReason', option: 'a' },
    wrong: { type: 'assertionReason', option: 'd' },
  },
  fillBlank: {
    leaf: {
      type: 'fillBlank',
      stem: both('[[x]] has [[y]] states.'),
      blanks: [
        { id: 'x', kind: 'text' },
        { id: 'y', kind: 'number' },
      ],
    },
    key: {
      type: 'fillBlank',
      blanks: [
        { blank: 'x', kind: 'text', accepted: ['India', 'भारत'], isCaseSensitive: false },
        { blank: 'y', kind: 'number', numbers: [{ kind: 'range', from: '28', to: '28' }] },
      ],
    },
    right: {
      type: 'fillBlank',
      blanks: [
        { blank: 'x', text: 'india' },
        { blank: 'y', text: '28' },
      ],
    },
    wrong: { type: 'fillBlank', blanks: [{ blank: 'x', text: 'Nepal' }] },
  },
  subjective: {
    leaf: { type: 'subjective', stem: both('Prove it.'), maxFiles: 4, maxCharacters: 2000 },
    key: { type: 'subjective', rubric: [] },
    right: { type: 'subjective', files: ['page1'], text: '' },
    wrong: { type: 'subjective', files: [], text: 'I cannot' },
  },
}

export const sampleOf = (type: LeafType): Sample<LeafType> => SAMPLES[type] as unknown as Sample<LeafType>

/** A set of two questions on a passage. */
export const COMPREHENSION: Content = {
  type: 'comprehension',
  passage: both('Once upon a time …'),
  parts: [
    { id: '1', content: SAMPLES.single.leaf },
    { id: '2', content: SAMPLES.trueFalse.leaf },
  ],
}

export const question = (id: string, content: Content, more: Partial<Question> = {}): Question => ({
  id,
  version: 1,
  content,
  difficulty: 'medium',
  concepts: [],
  source: null,
  year: null,
  ...more,
})
