import { z } from 'zod'
import { LOCALES } from '../../text/locales.ts'
import { boundedList } from '../boundedList.ts'
import { boundedText } from '../boundedText.ts'
import { SchemeSchema } from '../marking/SchemeSchema.ts'
import { MarksSchema } from '../marks/Fraction.ts'
import { LocalBlocksSchema, LocalLineSchema } from '../questions/BlocksSchema.ts'
import { IdSchema } from '../questions/ids.ts'
import { LEAF_TYPES } from '../questions/LeafSchema.ts'
import { DIFFICULTIES } from '../questions/QuestionSchema.ts'
import { TieBreaksSchema } from '../standings/tieBreaks.ts'

/** Ms since epoch. */
const MomentSchema = z.number().int().min(0).max(8_640_000_000_000_000)
const minutes = (max: number, min = 0) => z.number().int().min(min).max(max)
/** The longest paper: ten hours. */
const MAX_MINUTES = 600
const YEAR_MINUTES = 527_040

const SchemesSchema = boundedList(
  z.strictObject({ type: z.enum(LEAF_TYPES), scheme: SchemeSchema }),
  LEAF_TYPES.length,
)

/** A question by name; a scheme of its own wins over the section's. A set brings all of its parts. */
const PlacedSchema = z.strictObject({
  kind: z.literal('question'),
  question: IdSchema,
  version: z.number().int().min(1),
  scheme: SchemeSchema.nullable(),
  isBonus: z.boolean(),
})

/** Draws `pick` questions for every attempt: of one of these types, about all of these concepts. Sets are never drawn. */
const PoolSchema = z.strictObject({
  kind: z.literal('pool'),
  id: IdSchema,
  pick: z.number().int().min(1).max(200),
  types: boundedList(z.enum(LEAF_TYPES), LEAF_TYPES.length, 1),
  concepts: boundedList(boundedText(60, 1), 10),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  scheme: SchemeSchema.nullable(),
})
export type Pool = z.infer<typeof PoolSchema>

const SectionSchema = z.strictObject({
  id: IdSchema,
  title: LocalLineSchema,
  instructions: LocalBlocksSchema.nullable(),
  /** So many answers count ('any n of m'); null when all questions are mandatory. */
  choose: z.number().int().min(1).max(200).nullable(),
  /** Its own time: the section opens after the one before it and then closes finally. Null: always open. */
  minutes: minutes(MAX_MINUTES, 1).nullable(),
  /** How each type of question is marked here. */
  schemes: SchemesSchema,
  items: boundedList(z.discriminatedUnion('kind', [PlacedSchema, PoolSchema]), 200, 1),
  /** What the section has to add up to, proven before publishing. */
  expected: z.strictObject({ questions: z.number().int().min(1).max(1000), marks: MarksSchema }).nullable(),
})
export type Section = z.infer<typeof SectionSchema>

const WindowSchema = z.strictObject({
  opensAt: MomentSchema.nullable(),
  /** No start after it, and attempts end with it unless late entry keeps the full time. */
  closesAt: MomentSchema.nullable(),
  /** Nobody starts later than this after the opening; null: until the closing. */
  lateEntryMinutes: minutes(YEAR_MINUTES).nullable(),
  /** Whether somebody who starts late has the whole time, even beyond the closing. */
  keepsFullTime: z.boolean(),
  /** Days of a batch on which its students do not start; its closing moves by as much. */
  holidays: boundedList(z.strictObject({ batch: IdSchema, from: MomentSchema, to: MomentSchema }), 100),
})
export type Window = z.infer<typeof WindowSchema>

/**
 * A paper as its author makes it and as a release freezes it, without keys, password and networks: all of it may
 * be seen by those who take it.
 */
export const PaperSchema = z.strictObject({
  minutes: minutes(MAX_MINUTES, 1),
  sections: boundedList(SectionSchema, 20, 1),
  instructions: LocalBlocksSchema,
  /** What has to be ticked before the start; null for nothing. */
  consent: LocalLineSchema.nullable(),
  languages: boundedList(z.enum(LOCALES), LOCALES.length, 1),
  /** The language that decides when two versions of a question differ. */
  decidingLanguage: z.enum(LOCALES),
  window: WindowSchema,
  /** When results and solutions are seen; null: as soon as an attempt is evaluated. */
  resultAt: MomentSchema.nullable(),
  solutionsAt: MomentSchema.nullable(),
  /** What decides between equal marks, in this order; without it the usual rules. */
  tieBreaks: TieBreaksSchema.optional(),
  attempts: z.strictObject({
    /** Null: any number. */
    allowed: z.number().int().min(1).max(100).nullable(),
    gapMinutes: minutes(YEAR_MINUTES),
  }),
  /** How often an attempt may be paused, and for how long altogether; `times` is null for any number. */
  pauses: z.strictObject({
    times: z.number().int().min(0).max(100).nullable(),
    minutes: minutes(10_080),
  }),
  secondsPerQuestion: z.number().int().min(5).max(36_000).nullable(),
  isForwardOnly: z.boolean(),
  /** Quizzes only: an answer may be checked at once, with its solution, and is final then. */
  hasInstantFeedback: z.boolean().optional(),
  shuffle: z.strictObject({ sections: z.boolean(), questions: z.boolean(), options: z.boolean() }),
  calculator: z.enum(['none', 'plain', 'scientific']),
  hasReadAloud: z.boolean(),
  /** Whether a wrong option is taken away for those who are granted it. */
  removesWrongOption: z.boolean(),
  /** How long answers that arrive after the end still count, flagged. */
  lateSyncMinutes: minutes(1440),
  /** `strict`: as in the real hall, a jump does not save. `safe`: it does. */
  hall: z.enum(['strict', 'safe']),
  integrity: z.strictObject({
    countsTabSwitches: z.boolean(),
    asksFullScreen: z.boolean(),
    blocksCopying: z.boolean(),
  }),
})
export type Paper = z.infer<typeof PaperSchema>

/** A range of addresses such as `10.20.0.0/16` or `2001:db8::/32`. */
export const NetworkSchema = boundedText(49, 3).regex(/^[0-9a-fA-F:.]+\/\d{1,3}$/)

/** Conditions of entry, never sent to a client. Without `networks` from anywhere. */
export const EntryRulesSchema = z.strictObject({
  password: boundedText(100, 1).nullable(),
  networks: boundedList(NetworkSchema, 50),
})
