import type { PaperKeys } from '#domain/exams/marking/markAttempt.ts'
import { plainScheme, type Scheme } from '#domain/exams/marking/SchemeSchema.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import type { Paper, Pool, Section } from '#domain/exams/papers/PaperSchema.ts'
import type { BankQuestion } from '#domain/exams/papers/poolCandidates.ts'
import { LEAF_TYPES, type LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { type Content, leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import { both, COMPREHENSION, question, sampleOf } from './samples.ts'

export const PLUS_4_MINUS_1 = plainScheme(fraction(4), fraction(-1))

export const inBank = (id: string, content: Content, more: Partial<BankQuestion> = {}): BankQuestion => ({
  ...question(id, content),
  isRetired: false,
  ...more,
})

/** One question of every type, named after it, a set, and twenty single ones on optics. */
export const BANK: BankQuestion[] = [
  ...LEAF_TYPES.map((type) => inBank(type, sampleOf(type).leaf)),
  inBank('set', COMPREHENSION),
  ...Array.from({ length: 20 }, (_, index) =>
    inBank(`optics${String(index).padStart(2, '0')}`, sampleOf('single').leaf, {
      concepts: ['optics'],
      difficulty: index < 5 ? 'easy' : 'hard',
    }),
  ),
]

export const keysOfBank = (bank: readonly BankQuestion[]): PaperKeys['keys'] =>
  bank.flatMap((one) => leavesOf(one).map(({ id, leaf }) => ({ question: id, key: sampleOf(leaf.type).key })))

export const placed = (id: string, scheme: Scheme | null = null): Section['items'][number] => ({
  kind: 'question',
  question: id,
  version: 1,
  scheme,
  isBonus: false,
})

export const pool = (pick: number, more: Partial<Pool> = {}): Pool => ({
  kind: 'pool',
  id: 'pool',
  pick,
  types: ['single'],
  concepts: ['optics'],
  difficulty: null,
  scheme: null,
  ...more,
})

export const section = (id: string, items: Section['items'], more: Partial<Section> = {}): Section => ({
  id,
  title: { en: `Section ${id}`, hi: `भाग ${id}` },
  instructions: null,
  choose: null,
  minutes: null,
  items,
  expected: null,
  schemes: LEAF_TYPES.map((type: LeafType) => ({ type, scheme: PLUS_4_MINUS_1 })),
  ...more,
})

/** A paper that may be published, with what differs. */
export const paperOf = (sections: Section[], more: Partial<Paper> = {}): Paper => ({
  minutes: 60,
  sections,
  instructions: both('Read well.'),
  consent: null,
  languages: ['en', 'hi'],
  decidingLanguage: 'en',
  window: { opensAt: null, closesAt: null, lateEntryMinutes: null, keepsFullTime: false, holidays: [] },
  resultAt: null,
  solutionsAt: null,
  attempts: { allowed: null, gapMinutes: 0 },
  pauses: { times: 0, minutes: 0 },
  secondsPerQuestion: null,
  isForwardOnly: false,
  shuffle: { sections: false, questions: false, options: false },
  calculator: 'none',
  hasReadAloud: false,
  removesWrongOption: false,
  lateSyncMinutes: 0,
  hall: 'strict',
  integrity: { countsTabSwitches: true, asksFullScreen: false, blocksCopying: true },
  ...more,
})
