import { z } from 'zod'
import { LOCALES } from '../../text/locales.ts'
import { boundedList } from '../boundedList.ts'
import { boundedText } from '../boundedText.ts'
import { IdSchema } from '../questions/ids.ts'
import { LEAF_TYPES } from '../questions/LeafSchema.ts'
import { DIFFICULTIES } from '../questions/QuestionSchema.ts'
import { TieBreaksSchema } from '../standings/tieBreaks.ts'

/** A whole number as far as it was typed; null for an empty field. Limits are checked when the paper is published. */
const count = z.number().int().min(0).max(100_000_000).nullable()
/** Ms since epoch. */
const moment = z.number().int().min(0).max(8_640_000_000_000_000).nullable()
const inBoth = (max: number) => z.strictObject({ en: boundedText(max), hi: boundedText(max) })
/** Marks as typed: `4`, `-0.66`, `-1/3`, or nothing yet. */
const marks = boundedText(20)

export const DraftSchemeSchema = z.strictObject({
  correct: marks,
  wrong: marks,
  blank: marks,
  /** `each` is empty for an equal share of the marks. Fields that the kind does not have are kept, and not used. */
  partial: z.strictObject({
    kind: z.enum(['none', 'subset', 'options', 'rows']),
    each: marks,
    wrongEach: marks,
    least: marks,
  }),
  certainty: z
    .strictObject({ right: z.tuple([marks, marks, marks]), wrong: z.tuple([marks, marks, marks]) })
    .nullable(),
})
export type DraftScheme = z.infer<typeof DraftSchemeSchema>

const QuestionItemSchema = z.strictObject({
  kind: z.literal('question'),
  question: IdSchema,
  version: z.number().int().min(1),
  scheme: DraftSchemeSchema.nullable(),
  isBonus: z.boolean(),
})
const PoolItemSchema = z.strictObject({
  kind: z.literal('pool'),
  id: IdSchema,
  pick: count,
  types: boundedList(z.enum(LEAF_TYPES), LEAF_TYPES.length),
  concepts: boundedList(boundedText(60, 1), 10),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  scheme: DraftSchemeSchema.nullable(),
})
const DraftItemSchema = z.discriminatedUnion('kind', [QuestionItemSchema, PoolItemSchema])
export type DraftItem = z.infer<typeof DraftItemSchema>

const DraftSectionSchema = z.strictObject({
  id: IdSchema,
  title: inBoth(200),
  /** In the notation of block texts. */
  instructions: inBoth(10_000),
  choose: count,
  minutes: count,
  schemes: boundedList(
    z.strictObject({ type: z.enum(LEAF_TYPES), scheme: DraftSchemeSchema }),
    LEAF_TYPES.length,
  ),
  items: boundedList(DraftItemSchema, 200),
  expected: z.strictObject({ questions: count, marks }).nullable(),
})
export type DraftSection = z.infer<typeof DraftSectionSchema>

/**
 * A paper as far as its author has come, in the shape of its form: whatever can be typed can be saved.
 * `compileDraft` makes a paper of it, or says what is missing.
 */
export const DraftSchema = z.strictObject({
  /** Id of the preset that it was begun with. */
  preset: boundedText(60).nullable(),
  minutes: count,
  sections: boundedList(DraftSectionSchema, 20),
  instructions: inBoth(10_000),
  /** Empty for nothing to tick. */
  consent: inBoth(200),
  languages: boundedList(z.enum(LOCALES), LOCALES.length),
  decidingLanguage: z.enum(LOCALES),
  window: z.strictObject({
    opensAt: moment,
    closesAt: moment,
    lateEntryMinutes: count,
    keepsFullTime: z.boolean(),
    holidays: boundedList(z.strictObject({ batch: boundedText(64), from: moment, to: moment }), 100),
  }),
  resultAt: moment,
  solutionsAt: moment,
  tieBreaks: TieBreaksSchema.optional(),
  attempts: z.strictObject({ allowed: count, gapMinutes: count }),
  pauses: z.strictObject({ times: count, minutes: count }),
  secondsPerQuestion: count,
  isForwardOnly: z.boolean(),
  /** Of quizzes. */
  hasInstantFeedback: z.boolean(),
  shuffle: z.strictObject({ sections: z.boolean(), questions: z.boolean(), options: z.boolean() }),
  calculator: z.enum(['none', 'plain', 'scientific']),
  hasReadAloud: z.boolean(),
  removesWrongOption: z.boolean(),
  lateSyncMinutes: count,
  hall: z.enum(['strict', 'safe']),
  integrity: z.strictObject({
    countsTabSwitches: z.boolean(),
    asksFullScreen: z.boolean(),
    blocksCopying: z.boolean(),
  }),
})
export type Draft = z.infer<typeof DraftSchema>
