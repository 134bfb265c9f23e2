import { z } from 'zod'
import { ERROR_PLACES } from '../../exams/objections/errorPlaces.ts'
import { FEE_STATES, isObjectionFee } from '../../exams/objections/objectionFee.ts'
import { OBJECTION_LENGTH } from '../../exams/objections/objections.ts'
import { OBJECTION_STATES, REPORT_STATES } from '../../exams/objections/transitions.ts'
import { LeafIdSchema } from '../../exams/questions/ids.ts'
import { hasControlCharacters } from '../../text/controlCharacters.ts'
import { problem } from '../../text/problem.ts'
import { StoredFileSchema } from '../../tickets/files.ts'
import { AcceptedSchema } from '../responses.ts'

const IdSchema = z.string().min(1).max(60)
const plain = (value: string): boolean => !hasControlCharacters(value.replace(/[\n\r\t]/g, ''))

/** A question of an attempt of the caller. */
export const OwnQuestionBodySchema = z.object({ attempt: IdSchema, question: LeafIdSchema })

/** Why somebody thinks that a key is wrong. The form validates with the same schema. */
export const ObjectionReasonSchema = z
  .string()
  .trim()
  .min(OBJECTION_LENGTH.reason.min, problem('doubtShort'))
  .max(OBJECTION_LENGTH.reason.max, problem('atMost'))
  .refine(plain, problem('unprintable'))
export const RaiseObjectionBodySchema = OwnQuestionBodySchema.extend({
  reason: ObjectionReasonSchema,
  /** Id of a picture or PDF that was sent by tickets/addfile; null for none. */
  file: IdSchema.nullable().default(null),
})

/** An error in a question beside its key: where it is, and what is wrong. */
export const ReportErrorBodySchema = RaiseObjectionBodySchema.omit({ file: true }).extend({
  place: z.enum(ERROR_PLACES),
})

/** A student's reason for a re-evaluation of the written answers of an attempt of the caller. */
export const ReevaluateBodySchema = RaiseObjectionBodySchema.pick({ attempt: true, reason: true })

/** An objection as its student sees it; `note` is what staff decided. */
export const ObjectionSchema = z.object({
  state: z.enum(OBJECTION_STATES),
  reason: z.string(),
  note: z.string().nullable(),
})

/** An objection to a key, with what was sent to prove it; `fee` is null for one without. */
export const KeyObjectionSchema = ObjectionSchema.extend({
  file: StoredFileSchema.nullable(),
  fee: z.object({ paise: z.number().int(), state: z.enum(FEE_STATES) }).nullable(),
})

/** `order` is the number of the order that pays the fee; null where nothing is to be paid. */
export const ObjectionRaisedSchema = AcceptedSchema.extend({ order: z.string().nullable() })

/** A reported error as its student sees it. */
export const ReportedErrorSchema = ObjectionSchema.extend({
  state: z.enum(REPORT_STATES),
  place: z.enum(ERROR_PLACES),
})

/**
 * Until when objections to the keys of a paper are taken, ms since epoch; null for none. The fee of each is in paise, 0 for none, and is
 * refunded with the acceptance if `isFeeRefundable`.
 */
export const ObjectionWindowBodySchema = z.object({
  paper: IdSchema,
  until: z.number().int().min(0).max(8_640_000_000_000_000).nullable(),
  feePaise: z.number().int().refine(isObjectionFee).default(0),
  isFeeRefundable: z.boolean().default(true),
})

/** Decides all objections to the key of a question of a release, or all errors that were reported of it. */
export const AnswerObjectionsBodySchema = z.object({
  paper: IdSchema,
  release: IdSchema,
  question: LeafIdSchema,
  kind: z.enum(['objections', 'reports']).default('objections'),
  event: z.enum(['accept', 'reject']),
  note: z.string().trim().min(OBJECTION_LENGTH.note.min).max(OBJECTION_LENGTH.note.max),
})
/** How many were decided. */
export const AnswerObjectionsResponseSchema = AcceptedSchema.extend({ decided: z.number() })
