import { z } from 'zod'
import { LeafIdSchema } from '../../exams/questions/ids.ts'
import type { TypesetContent } from '../../exams/questions/typesetContent.ts'
import { MAX_QUESTION_NOTE } from '../../exams/revision/revision.ts'
import { MissedPollSchema } from '../../live/missedPoll.ts'
import { hasControlCharacters } from '../../text/controlCharacters.ts'
import { problem } from '../../text/problem.ts'
import { AcceptedSchema } from '../responses.ts'
import { OwnQuestionBodySchema } from './objections.ts'
import { SolvedSchema } from './solutions.ts'

/** Bookmark, note and revision of a question of an attempt of the caller; omitted fields are unchanged, an empty note deletes it. */
export const KeepQuestionBodySchema = OwnQuestionBodySchema.extend({
  isBookmarked: z.boolean().optional(),
  note: z
    .string()
    .trim()
    .max(MAX_QUESTION_NOTE, problem('atMost'))
    .refine((value) => !hasControlCharacters(value.replace(/[\n\r\t]/g, '')), problem('unprintable'))
    .optional(),
  isRevised: z.boolean().optional(),
})
export type KeepQuestionBody = z.infer<typeof KeepQuestionBodySchema>

/** Takes questions of an attempt of the caller into revision; those that are in it stay where they are. */
export const ReviseBodySchema = z.object({
  attempt: z.string().min(1).max(60),
  questions: z.array(LeafIdSchema).min(1).max(300),
})
export const ReviseResponseSchema = AcceptedSchema.extend({ added: z.number() })

export const ReviewBodySchema = z.object({ question: LeafIdSchema, wasKnown: z.boolean() })
/** When it comes again, ms since epoch. */
export const ReviewResponseSchema = AcceptedSchema.extend({ dueAt: z.number() })

const RevisedQuestionSchema = z.object({
  kind: z.literal('question'),
  attempt: z.string(),
  title: z.string(),
  solved: SolvedSchema,
  content: z.custom<TypesetContent>().meta({ override: { type: 'object' } }),
})
export type RevisedQuestion = z.infer<typeof RevisedQuestionSchema>

/** A poll of a live class that the student answered wrongly. */
const RevisedPollSchema = MissedPollSchema.extend({ kind: z.literal('poll'), question: LeafIdSchema })
export type RevisedPoll = z.infer<typeof RevisedPollSchema>

const RevisedSchema = z.discriminatedUnion('kind', [RevisedQuestionSchema, RevisedPollSchema])
export type Revised = z.infer<typeof RevisedSchema>

/** What is due in revision, 20 questions at most. */
export const RevisionResponseSchema = AcceptedSchema.extend({
  /** Questions in revision, and how many of them are due. */
  total: z.number(),
  due: z.number(),
  /** When the next one is due, ms since epoch; null when none is in revision. */
  nextAt: z.number().nullable(),
  questions: z.array(RevisedSchema),
})
export type RevisionResponse = z.infer<typeof RevisionResponseSchema>
