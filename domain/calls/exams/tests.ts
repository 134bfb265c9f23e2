import { z } from 'zod'
import { DigestSchema } from '../../exams/answers/answerFiles.ts'
import { AccommodationSchema } from '../../exams/attempts/accommodation.ts'
import { SaveSchema } from '../../exams/attempts/applySave.ts'
import { SAVE_OUTCOMES } from '../../exams/attempts/judgeArrivals.ts'
import { ATTEMPT_STATES } from '../../exams/attempts/transitions.ts'
import { WATCHED_KINDS } from '../../exams/attempts/watched.ts'
import { OUTCOMES } from '../../exams/marking/outcomes.ts'
import { WireMarksSchema } from '../../exams/marks/wireMarks.ts'
import { LeafIdSchema } from '../../exams/questions/ids.ts'
import { LEAF_TYPES } from '../../exams/questions/LeafSchema.ts'
import type { LocalTypeset, TypesetSolution } from '../../exams/questions/typesetContent.ts'
import { PAPER_KINDS } from '../../exams/releases/paperKinds.ts'
import { LOCALES } from '../../text/locales.ts'
import { AcceptedSchema } from '../responses.ts'

/** Calls of students in exams (decision 41). All moments are ms since epoch by the server's clock. */
const IdSchema = z.string().min(1).max(60)
export const MomentSchema = z.number().int()
const LocaleSchema = z.enum(LOCALES)
export const LocalLine = z.object({ en: z.string().optional(), hi: z.string().optional() })
/** Typeset on the server; its shape is LocalTypeset. */
const LocalTypesetSchema = z.custom<LocalTypeset>().meta({ override: { type: 'object' } })

/** A random id chosen by a browser, which shows whether it has the newest epoch. */
const DeviceSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,60}$/)
  .nullable()
  .default(null)

/** Why it cannot be started now, beside the reasons of mayStart. */
export const START_REFUSALS = [
  'notOpen',
  'gap',
  'closed',
  'tooLate',
  'holiday',
  'running',
  'usedUp',
  'signedOut',
  'locked',
  'notReady',
  'passwordWrong',
  'networkRefused',
  'consentMissing',
] as const

export const PaperQuerySchema = z.object({ kind: z.enum(PAPER_KINDS), slug: z.string().min(1).max(100) })

export const AttemptRowSchema = z.object({
  id: z.string(),
  number: z.number(),
  state: z.enum(ATTEMPT_STATES),
  startedAt: MomentSchema.nullable(),
  endedAt: MomentSchema.nullable(),
  endsAt: MomentSchema.nullable(),
  answered: z.number(),
  /** Null before the result time. */
  marks: WireMarksSchema.nullable(),
  fullMarks: WireMarksSchema.nullable(),
})
export type AttemptRow = z.infer<typeof AttemptRowSchema>

const SectionOutlineSchema = z.object({
  id: z.string(),
  title: LocalLine,
  /** Questions that are shown; `choose` of them count. */
  questions: z.number(),
  choose: z.number().nullable(),
  marks: z.string(),
  minutes: z.number().nullable(),
  /** How each type is marked, as texts: `+4`, `−1`, `0`. */
  schemes: z.array(
    z.object({ type: z.enum(LEAF_TYPES), right: z.string(), wrong: z.string(), blank: z.string() }),
  ),
})

/** What somebody sees before the start of a paper. */
export const PaperInfoSchema = z.object({
  kind: z.enum(PAPER_KINDS),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  series: z.object({ title: z.string(), slug: z.string() }).nullable(),
  minutes: z.number(),
  questionCount: z.number(),
  fullMarks: WireMarksSchema,
  sections: z.array(SectionOutlineSchema),
  instructions: LocalTypesetSchema,
  consent: LocalLine.nullable(),
  languages: z.array(LocaleSchema),
  decidingLanguage: LocaleSchema,
  window: z.object({
    opensAt: MomentSchema.nullable(),
    closesAt: MomentSchema.nullable(),
    lateEntryUntil: MomentSchema.nullable(),
    keepsFullTime: z.boolean(),
  }),
  resultAt: MomentSchema.nullable(),
  attemptsAllowed: z.number().nullable(),
  pauses: z.object({ times: z.number().nullable(), minutes: z.number() }),
  calculator: z.enum(['none', 'plain', 'scientific']),
  hall: z.enum(['strict', 'safe']),
  lateSyncMinutes: z.number(),
  /** Whether each answer may be checked at once (quizzes/check). */
  hasInstantFeedback: z.boolean(),
  integrity: z.object({
    countsTabSwitches: z.boolean(),
    asksFullScreen: z.boolean(),
    blocksCopying: z.boolean(),
  }),
  needsPassword: z.boolean(),
  isFree: z.boolean(),
  /** Slug of a product that grants access, for who has none. */
  product: z.string().nullable(),
  /** What is granted to this person. */
  accommodation: AccommodationSchema.nullable(),
  /** Null when an attempt can be started now. `at`: when it will be possible. */
  refusal: z.object({ reason: z.enum(START_REFUSALS), at: MomentSchema.nullable() }).nullable(),
  /** The person's attempts, the newest first; one of them may still be running. */
  attempts: z.array(AttemptRowSchema),
  /** The encrypted pack, to be fetched before the start. */
  pack: z.object({ url: z.string(), size: z.number(), digest: z.string() }).nullable(),
  now: MomentSchema,
})
export const PaperInfoResponseSchema = AcceptedSchema.extend({ paper: PaperInfoSchema })
export type PaperInfo = z.infer<typeof PaperInfoSchema>

export const StartBodySchema = z.object({
  kind: z.enum(PAPER_KINDS),
  paper: IdSchema,
  language: LocaleSchema,
  hasConsented: z.boolean(),
  password: z.string().max(100).nullable().default(null),
  device: DeviceSchema,
  /** Made once for each press of the button: a start that is sent again, or arrives late, is the same start. */
  startKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,60}$/)
    .nullable()
    .default(null),
})

export const HallQuestionSchema = z.object({
  /** Id of the leaf, `set.part` for a part of a set. */
  id: z.string(),
  question: z.string(),
  part: z.string().nullable(),
  type: z.enum(LEAF_TYPES),
  /** Ids of its options, or columns of a match, in this student's order. */
  options: z.array(z.string()).nullable(),
  /** An option that was taken away for this student; it is not among `options`. */
  removed: z.string().nullable(),
  right: z.string(),
  wrong: z.string(),
})
const HallSectionSchema = z.object({
  id: z.string(),
  title: LocalLine,
  choose: z.number().nullable(),
  instructions: LocalTypesetSchema.nullable(),
  /** When it takes answers, `to` excluded. */
  from: MomentSchema,
  to: MomentSchema,
  questions: z.array(HallQuestionSchema),
})

/** What rides on every answer of the hall's calls: time, state and messages of staff. */
const HallPulseSchema = z.object({
  now: MomentSchema,
  state: z.enum(ATTEMPT_STATES),
  /** The newest turn; a device with an older one was taken over. */
  epoch: z.number(),
  /** When the newest answer of an earlier turn was received; null for none. */
  arrivedAt: MomentSchema.nullable(),
  /** Null while it is paused. */
  endsAt: MomentSchema.nullable(),
  /** Times of sections by id. */
  sections: z.array(z.object({ id: z.string(), from: MomentSchema, to: MomentSchema })),
  messages: z.array(z.object({ id: z.string(), at: MomentSchema, text: z.string() })),
  pause: z.object({
    timesLeft: z.number().nullable(),
    msLeft: z.number(),
    resumesAt: MomentSchema.nullable(),
  }),
})
export type HallPulse = z.infer<typeof HallPulseSchema>

/** An attempt as its hall opens it, also after a reload and on another device. */
export const HallAttemptSchema = HallPulseSchema.extend({
  id: z.string(),
  kind: z.enum(PAPER_KINDS),
  paper: PaperInfoSchema,
  number: z.number(),
  student: z.object({ id: z.string(), name: z.string(), roll: z.string() }),
  language: LocaleSchema,
  startedAt: MomentSchema.nullable(),
  /** Whether the requesting device has the newest epoch; any other has to take the attempt over before it saves. */
  hasTurn: z.boolean(),
  /** Sections with their questions, as drawn for this student. */
  hall: z.array(HallSectionSchema),
  isForwardOnly: z.boolean(),
  secondsPerQuestion: z.number().nullable(),
  hasReadAloud: z.boolean(),
  hasLargeText: z.boolean(),
  hasCertainty: z.boolean(),
  /** The kept saves, one for each question at most. */
  saves: z.array(SaveSchema),
  pack: z.object({ url: z.string(), size: z.number(), digest: z.string() }),
  /** Base64url key of each part of the pack that this attempt may open, by question or file id. */
  packKeys: z.record(z.string(), z.string()),
})
export type HallAttempt = z.infer<typeof HallAttemptSchema>
export const HallResponseSchema = AcceptedSchema.extend({ attempt: HallAttemptSchema })

export const AttemptQuerySchema = z.object({ attempt: IdSchema, device: DeviceSchema })
/** Takes the attempt over to this device: raises the epoch. */
export const TakeoverBodySchema = z.object({ attempt: IdSchema, device: DeviceSchema })
export const AttemptBodySchema = z.object({ attempt: IdSchema })

/** Maximum number of saves in one call; more follow in the next. */
export const MAX_SAVES = 250
export const AnswersBodySchema = z.object({
  attempt: IdSchema,
  epoch: z.number().int().min(1).max(1_000_000),
  saves: z.array(SaveSchema).max(MAX_SAVES),
  /** The question on the screen. */
  current: z.string().max(129).nullable(),
  /** Proctoring reports, each with a number of the device's own. */
  watched: z
    .array(
      z.object({
        n: z.number().int().min(1).max(10_000_000),
        kind: z.enum(WATCHED_KINDS),
        /** How long ago, ms. */
        agoMs: z.number().int().min(0).max(86_400_000),
      }),
    )
    .max(100)
    .default([]),
})
export type AnswersBody = z.infer<typeof AnswersBodySchema>

/** `outcomes`: what became of each save, in order. */
export const AnswersResponseSchema = AcceptedSchema.extend({
  outcomes: z.array(z.object({ question: z.string(), sequence: z.number(), outcome: z.enum(SAVE_OUTCOMES) })),
  pulse: HallPulseSchema,
})
export type AnswersResponse = z.infer<typeof AnswersResponseSchema>

export const SubmitBodySchema = AttemptBodySchema.extend({ epoch: z.number().int().min(1) })
export const PulseResponseSchema = AcceptedSchema.extend({ pulse: HallPulseSchema })

export const MyAttemptsResponseSchema = AcceptedSchema.extend({
  attempts: z.array(
    AttemptRowSchema.extend({ kind: z.enum(PAPER_KINDS), title: z.string(), slug: z.string() }),
  ),
})

/** `file`: SHA-256 of the bytes as the device sends them, in hex; answers name files by it. */
export const FileQuerySchema = z.object({ attempt: IdSchema, question: LeafIdSchema, file: DigestSchema })
export const AnswerPdfQuerySchema = FileQuerySchema.omit({ file: true })
export const AddFileQuerySchema = FileQuerySchema.extend({
  epoch: z.coerce.number().int().min(1).max(1_000_000),
})
export const RemoveFileBodySchema = FileQuerySchema.extend({ epoch: z.number().int().min(1).max(1_000_000) })

/** A question of a quiz with instant feedback: answered once, then right or wrong with its solution. */
export const CheckBodySchema = z.object({ attempt: IdSchema, save: SaveSchema })
export const CheckResponseSchema = AcceptedSchema.extend({
  outcome: z.enum(OUTCOMES),
  marks: WireMarksSchema,
  /** What is right, in words; letters are those of the student's own order. Empty for written answers. */
  right: z.string(),
  solution: z
    .custom<TypesetSolution>()
    .meta({ override: { type: 'object' } })
    .nullable(),
  pulse: HallPulseSchema,
})

/** A picture or video of a solution, by its id. */
export const SolutionFileQuerySchema = z.object({ attempt: IdSchema, question: LeafIdSchema, file: IdSchema })

/** Somebody without an account who takes a free quiz by its link; the answer sets a signed cookie that later calls know them by. */
export const GuestBodySchema = z.object({
  quiz: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(100),
  phone: z.string().max(40).nullable().default(null),
  email: z.string().max(254).nullable().default(null),
  /** Whether they agree to be contacted; without it nothing but the name in the attempt is kept. */
  hasConsented: z.boolean(),
  /** The path of the page it was sent from. */
  page: z
    .string()
    .max(300)
    .regex(/^\/[^\s]*$/),
  /** Honeypot: hidden from people, so only programs fill it in. */
  website: z.string().max(300).optional(),
})
export const GuestResponseSchema = AcceptedSchema.extend({ name: z.string() })
