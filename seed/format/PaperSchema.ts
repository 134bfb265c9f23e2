import { z } from 'zod'
import { DraftSchemeSchema } from '#domain/exams/drafts/DraftSchema.ts'
import { EntryRulesSchema } from '#domain/exams/papers/PaperSchema.ts'
import { PRESETS } from '#domain/exams/presets/presets.ts'
import { IdSchema } from '#domain/exams/questions/ids.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { DIFFICULTIES } from '#domain/exams/questions/QuestionSchema.ts'
import { TieBreaksSchema } from '#domain/exams/standings/tieBreaks.ts'
import { LOCALES } from '#domain/text/locales.ts'
import { dateTime, flag, line, slug, text, wholeNumber } from './cells.ts'

const inBoth = (max: number) => z.strictObject({ en: text(max).optional(), hi: text(max).optional() })
const count = (max: number, min = 0) => wholeNumber(min, max)
/** Marks as people write them: `4`, `-0.66`, `-1/3`. */
const marks = line(20)

/** `4 -1`: marks for a right and a wrong answer, optionally a third one for no answer; or an object, with partial marks and certainty. */
const SchemeSchema = z.union([
  z
    .string()
    .trim()
    .regex(/^\S+( \S+){0,2}$/, 'must be marks for right, wrong and no answer, such as "4 -1"'),
  z.strictObject({
    right: marks,
    wrong: marks.optional(),
    blank: marks.optional(),
    partial: z
      .strictObject({
        kind: DraftSchemeSchema.shape.partial.shape.kind,
        each: marks.optional(),
        wrongEach: marks.optional(),
        least: marks.optional(),
      })
      .optional(),
    certainty: DraftSchemeSchema.shape.certainty.optional(),
  }),
])
export type SeedScheme = z.infer<typeof SchemeSchema>

const ItemSchema = z.union([
  IdSchema,
  z.strictObject({ question: IdSchema, isBonus: flag.default(false), scheme: SchemeSchema.optional() }),
  z.strictObject({
    pool: IdSchema,
    pick: count(200, 1),
    types: z.array(z.enum(LEAF_TYPES)).min(1),
    concepts: z.array(line(60)).max(10).default([]),
    difficulty: z.enum(DIFFICULTIES).optional(),
    scheme: SchemeSchema.optional(),
  }),
])
export type SeedItem = z.infer<typeof ItemSchema>

const SectionSchema = z.strictObject({
  /** With a preset, the id of one of its sections supplies title, time and marking. */
  id: IdSchema,
  title: inBoth(200).optional(),
  instructions: inBoth(10_000).optional(),
  choose: count(200, 1).optional(),
  minutes: count(600, 1).optional(),
  schemes: z.partialRecord(z.enum(LEAF_TYPES), SchemeSchema).optional(),
  items: z.array(ItemSchema).min(1).max(200),
  expected: z.strictObject({ questions: count(1000, 1), marks }).optional(),
})
export type SeedSection = z.infer<typeof SectionSchema>

/** The questions and rules of a paper or quiz: a file of `papers/`. Omitted values are those of the preset, or of a new paper. */
export const PaperSchema = z
  .strictObject({
    /** Slug of the paper, or of the quiz. */
    paper: slug.optional(),
    quiz: slug.optional(),
    preset: z.enum(PRESETS.map(({ id }) => id) as [string, ...string[]]).optional(),
    minutes: count(600, 1).optional(),
    sections: z.array(SectionSchema).min(1).max(20),
    instructions: inBoth(10_000).optional(),
    consent: inBoth(200).optional(),
    languages: z.array(z.enum(LOCALES)).min(1).optional(),
    decidingLanguage: z.enum(LOCALES).optional(),
    window: z
      .strictObject({
        opensAt: dateTime.optional(),
        closesAt: dateTime.optional(),
        lateEntryMinutes: count(527_040).optional(),
        keepsFullTime: flag.optional(),
      })
      .optional(),
    resultAt: dateTime.optional(),
    solutionsAt: dateTime.optional(),
    tieBreaks: TieBreaksSchema.optional(),
    attempts: z
      .strictObject({ allowed: count(100, 1).optional(), gapMinutes: count(527_040).optional() })
      .optional(),
    pauses: z.strictObject({ times: count(100).optional(), minutes: count(10_080) }).optional(),
    secondsPerQuestion: count(36_000, 5).optional(),
    isForwardOnly: flag.optional(),
    hasInstantFeedback: flag.optional(),
    shuffle: z
      .strictObject({ sections: flag.optional(), questions: flag.optional(), options: flag.optional() })
      .optional(),
    calculator: z.enum(['none', 'plain', 'scientific']).optional(),
    hasReadAloud: flag.optional(),
    removesWrongOption: flag.optional(),
    lateSyncMinutes: count(1440).optional(),
    hall: z.enum(['strict', 'safe']).optional(),
    integrity: z
      .strictObject({
        countsTabSwitches: flag.optional(),
        asksFullScreen: flag.optional(),
        blocksCopying: flag.optional(),
      })
      .optional(),
    password: EntryRulesSchema.shape.password.optional(),
    networks: EntryRulesSchema.shape.networks.optional(),
  })
  .refine(({ paper, quiz }) => (paper === undefined) !== (quiz === undefined), {
    path: ['paper'],
    message: 'must be given, or "quiz" instead of it',
  })
export type SeedPaper = z.infer<typeof PaperSchema>

/** The id of the question that an item names; null for a pool. */
export const questionOfItem = (item: SeedItem): string | null => {
  if (typeof item === 'string') return item
  return 'question' in item ? item.question : null
}
