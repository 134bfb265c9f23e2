import { plainScheme, suitsType } from '../marking/SchemeSchema.ts'
import { fraction } from '../marks/Fraction.ts'
import { LEAF_TYPES } from '../questions/LeafSchema.ts'
import type { Draft, DraftSection } from './DraftSchema.ts'
import { PLAIN_INSTRUCTIONS } from './instructions.ts'
import { typedScheme } from './schemeText.ts'

const nothing = { en: '', hi: '' }

/** A section without questions, marked with one mark for a right answer of any type. */
export const emptySection = (id: string): DraftSection => ({
  id,
  title: { ...nothing },
  instructions: { ...nothing },
  choose: null,
  minutes: null,
  schemes: LEAF_TYPES.filter((type) => suitsType(ONE_MARK, type)).map((type) => ({
    type,
    scheme: typedScheme(ONE_MARK),
  })),
  items: [],
  expected: null,
})
const ONE_MARK = plainScheme(fraction(1))

/**
 * What a paper begins with: one empty section, one attempt at any time, both languages, the safe hall. Answers that were given
 * without a network count for half an hour after the end, as suits practice.
 */
export const emptyDraft = (): Draft => ({
  preset: null,
  minutes: 60,
  sections: [emptySection('section-1')],
  instructions: { ...PLAIN_INSTRUCTIONS },
  consent: { ...nothing },
  languages: ['en', 'hi'],
  decidingLanguage: 'en',
  window: { opensAt: null, closesAt: null, lateEntryMinutes: null, keepsFullTime: true, holidays: [] },
  resultAt: null,
  solutionsAt: null,
  attempts: { allowed: null, gapMinutes: 0 },
  pauses: { times: 0, minutes: 0 },
  secondsPerQuestion: null,
  isForwardOnly: false,
  hasInstantFeedback: false,
  shuffle: { sections: false, questions: false, options: false },
  calculator: 'none',
  hasReadAloud: false,
  removesWrongOption: false,
  lateSyncMinutes: 30,
  hall: 'safe',
  integrity: { countsTabSwitches: true, asksFullScreen: false, blocksCopying: false },
})
