import { z } from 'zod'
import { LECTURE_KINDS } from '../../learning/lectureCounts.ts'
import { MAX_PARTS } from '../../learning/playedTime.ts'
import { AcceptedSchema } from '../responses.ts'

export const LectureQuerySchema = z.object({
  class: z.string().min(1).max(100),
  lecture: z.string().min(1).max(100),
})
export const CompleteBodySchema = z.object({ lecture: z.string().min(1).max(60) })

/** A report is made every 15 s; a device without a network sends what it has at once. */
const MAX_DWELL_S = 86_400
export const MAX_NOTE_LENGTH = 2000
const seconds = z.number().min(0).max(MAX_DWELL_S)
export const ProgressBodySchema = z.object({
  lecture: z.string().min(1).max(60),
  /** Where the player is, s; in a PDF, the page. */
  positionS: seconds.optional(),
  /** How long the recording is, s. */
  lengthS: seconds.optional(),
  /** Parts that were played since the last report: from and to, s. */
  played: z
    .array(z.tuple([seconds, seconds]).refine(([from, to]) => from <= to))
    .max(MAX_PARTS)
    .default([]),
  /** Seconds that the lesson was in front of the student since the last report. */
  dwellS: seconds.default(0),
  /** A device of the account that stops playing, so that this one plays: an id of `elsewhere`. */
  instead: z.string().max(60).optional(),
})
export const ClassQuerySchema = z.object({ class: z.string().min(1).max(100) })
export const CopyClassBodySchema = z.object({ id: z.string().min(1).max(60) })
/** The id of the copy. */
export const CopyClassResponseSchema = AcceptedSchema.extend({ id: z.string() })
export const ExamDayBodySchema = z.object({
  class: z.string().min(1).max(100),
  /** `2027-01-24`; null for none. */
  examOn: z.iso.date().nullable(),
})

/** What a lesson still requires to be completed; percent and minutes are whole numbers. */
const UnmetSchema = z
  .union([
    z.object({ rule: z.literal('played'), percent: z.number(), done: z.number() }),
    z.object({ rule: z.literal('dwell'), minutes: z.number(), left: z.number() }),
    z.object({ rule: z.literal('quiz'), percent: z.number() }),
    z.object({ rule: z.literal('assignment') }),
    z.object({ rule: z.literal('live') }),
  ])
  .nullable()

/** Why a lesson is locked to somebody who has its class; `opensAt` in ms since epoch, `lectures` by id. */
const LockSchema = z.union([
  z.object({ reason: z.literal('day'), opensAt: z.number() }),
  z.object({ reason: z.literal('lessons'), lectures: z.array(z.string()) }),
  z.object({ reason: z.literal('examDay'), days: z.number() }),
])

export const ProgressResponseSchema = AcceptedSchema.extend({
  positionS: z.number(),
  playedS: z.number(),
  unmet: UnmetSchema,
})
export const ClassStateResponseSchema = AcceptedSchema.extend({
  isEnrolled: z.boolean(),
  /** Locked lessons by id of the lecture. */
  locks: z.record(z.string(), LockSchema),
  /** Whether lessons open by the day of the exam. */
  hasExamRule: z.boolean(),
  examOn: z.string().nullable(),
})
/** A note of a student at a second of a lesson, or at a page of a PDF; without a text it is a bookmark. */
export const NoteSchema = z.object({ id: z.string(), atS: z.number(), text: z.string() })
export const NotesQuerySchema = z.object({ lecture: z.string().min(1).max(60) })
export const NotesResponseSchema = AcceptedSchema.extend({ notes: z.array(NoteSchema) })
export const AddNoteBodySchema = z.object({
  lecture: z.string().min(1).max(60),
  /** Named by the browser, so that a note that is sent twice is one. */
  attempt: z.string().min(8).max(60),
  atS: seconds,
  text: z.string().trim().max(MAX_NOTE_LENGTH),
})
export const NoteResponseSchema = AcceptedSchema.extend({ note: NoteSchema })
export const ChangeNoteBodySchema = z.object({
  id: z.string().min(1).max(60),
  text: z.string().trim().max(MAX_NOTE_LENGTH),
})
export const RemoveNoteBodySchema = z.object({ id: z.string().min(1).max(60) })
export type LessonNote = z.infer<typeof NoteSchema>
export type ClassState = z.infer<typeof ClassStateResponseSchema>
export type UnmetRule = z.infer<typeof UnmetSchema>

export const LectureResponseSchema = AcceptedSchema.extend({
  lecture: z.object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    chapter: z.string(),
    kind: z.enum(LECTURE_KINDS),
    minutes: z.number(),
    isFree: z.boolean(),
    isCompleted: z.boolean(),
    /** Lexical tree of a text lecture or of the notes under a video. */
    body: z.unknown().nullable(),
    youtube: z.string().nullable(),
    /** URL of the PDF; that route checks access itself. */
    pdfUrl: z.string().nullable(),
    /** Its recording, unless it is on YouTube; the address is valid for five minutes, and while its session reports progress. */
    recording: z
      .object({
        kind: z.enum(['video', 'audio']),
        /** Null for a stream of another server. */
        src: z.string().nullable(),
        /** Address of the playlist (RFC 8216) on another server; then there is no `src` and no `hls`. */
        playlist: z.string().nullable(),
        /** The adaptive stream of a video (RFC 8216), once it is converted. */
        hls: z.string().nullable(),
        captions: z.array(z.object({ language: z.enum(['en', 'hi']), src: z.string() })),
        chapters: z.array(z.object({ atS: z.number(), title: z.string() })),
        /** Devices on which the account plays now, when they are too many for this one to play too; else none. */
        elsewhere: z.array(z.object({ id: z.string(), name: z.string() })),
      })
      .nullable(),
    /** Target of a lesson of kind `link`. */
    link: z.string().nullable(),
    /** Whether its rule counts what is played, or the time in front of the student. */
    counts: z.enum(['played', 'dwell']).nullable(),
    /** Where the student stopped, s; in a PDF, the page; 0 for the start. */
    positionS: z.number(),
    unmet: UnmetSchema,
    /** The quiz within it. `passPercent`: percent of its marks that complete the lesson; null without such a rule. */
    quiz: z
      .object({
        slug: z.string(),
        title: z.string(),
        passPercent: z.number().nullable(),
        isPassed: z.boolean(),
      })
      .nullable(),
  }),
  isEnrolled: z.boolean(),
  /** Whether the person teaches the live class of the lesson. */
  isTeacher: z.boolean(),
  /** Ids of the lectures of this class that the person has completed. */
  completed: z.array(z.string()),
})

export const MyClassSchema = z.object({
  class: z.object({ title: z.string(), slug: z.string(), subject: z.string().nullable() }),
  /** The product that grants access to it, and its title. */
  product: z.string().nullable(),
  productTitle: z.string().nullable(),
  lectures: z.number(),
  completed: z.number(),
  percent: z.number(),
  endsAt: z.number().nullable(),
  next: z
    .object({ title: z.string(), slug: z.string(), chapter: z.string(), minutes: z.number() })
    .nullable(),
  /** Assignments with a deadline that the student can still hand in, the first one due first; at most 20. */
  due: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      dueAt: z.number(),
      /** Whether an answer was returned to be improved. */
      isReturned: z.boolean(),
      /** Whether the deadline has passed; an answer is marked late, but one that was returned in time. */
      isOverdue: z.boolean(),
    }),
  ),
  /** The plan until the exam that the student set; null without one, after it, and when every lesson is done. */
  plan: z
    .object({
      /** Start of the day of the exam, ms since epoch. */
      examAt: z.number(),
      /** Lessons that are missing from the plan today. */
      behind: z.number(),
      /** Lessons a week that are left until the exam. */
      perWeek: z.number(),
    })
    .nullable(),
})
/** A product that the person can open now. */
export const OwnedProductSchema = z.object({
  product: z.string(),
  title: z.string(),
  slug: z.string(),
  subject: z.string().nullable(),
  /** Path of the page that opens it. */
  href: z.string(),
  /** When it was last acquired, ms since epoch. */
  boughtAt: z.number(),
  /** Goods and keys can be bought any number of times; other access can only be extended. */
  isBoughtAgain: z.boolean(),
  /** When access ends, ms since epoch, extensions included; null for never. */
  endsAt: z.number().nullable(),
  /** Lessons of its classes; null when it has none. */
  progress: z.object({ completed: z.number(), lectures: z.number(), percent: z.number() }).nullable(),
  /** Tests of the product itself, without those of bundled products; null when it has none. */
  tests: z.object({ count: z.number(), href: z.string() }).nullable(),
})
export const OwnedResponseSchema = AcceptedSchema.extend({
  products: z.array(OwnedProductSchema),
  /** Offers for a first order do not apply to people who have ordered. */
  hasOrdered: z.boolean(),
})
export type OwnedProduct = z.infer<typeof OwnedProductSchema>

/** Days in a row on which the person learned, in the project's time zone. */
const StreakSchema = z.object({
  /** 0 once a day was missed; today is not missed before it is over. */
  current: z.number(),
  best: z.number(),
  /** The last seven days (`2027-01-24`), today last. */
  week: z.array(z.object({ day: z.string(), hasLearned: z.boolean() })),
})
export const MyClassesResponseSchema = AcceptedSchema.extend({
  classes: z.array(MyClassSchema),
  streak: StreakSchema,
})
export const CompleteResponseSchema = AcceptedSchema.extend({
  completed: z.number(),
  lectures: z.number(),
  percent: z.number(),
  /** The number of the certificate of the class, once it is earned. */
  certificate: z.string().nullable(),
})

export type LectureResponse = z.infer<typeof LectureResponseSchema>
export type MyClasses = Pick<z.infer<typeof MyClassesResponseSchema>, 'classes' | 'streak'>
export type MyClass = z.infer<typeof MyClassSchema>
