import { z } from 'zod'
import { DigestSchema } from '../../exams/answers/answerFiles.ts'
import {
  ASSIGNMENT_STATES,
  MAX_ASSIGNMENT_FILES,
  MAX_ASSIGNMENT_TEXT,
  MAX_REVIEW_COMMENT,
} from '../../learning/assignment.ts'
import { AcceptedSchema } from '../responses.ts'

const IdSchema = z.string().min(1).max(60)

/** A file of an answer: the SHA-256 of its bytes as they were sent, and what the student calls it. */
export const HandedFileSchema = z.object({
  digest: DigestSchema,
  name: z.string().trim().min(1).max(120),
})
export type HandedFile = z.infer<typeof HandedFileSchema>

/** An answer that was reviewed or replaced by a later round, as it is kept. Times in ms since epoch. */
export const AssignmentRoundSchema = z.object({
  text: z.string(),
  files: z.array(HandedFileSchema),
  handedInAt: z.number(),
  isLate: z.boolean(),
  marks: z.number().nullable(),
  comment: z.string(),
  reviewedAt: z.number(),
})
export type AssignmentRound = z.infer<typeof AssignmentRoundSchema>

export const AssignmentQuerySchema = z.object({ lecture: IdSchema })
const SubmissionSchema = z.object({
  state: z.enum(ASSIGNMENT_STATES),
  text: z.string(),
  files: z.array(HandedFileSchema),
  handedInAt: z.number(),
  isLate: z.boolean(),
  /** Null until its review. */
  marks: z.number().nullable(),
  comment: z.string(),
  reviewedAt: z.number().nullable(),
  /** Rounds before this one, the oldest first. */
  earlier: z.array(AssignmentRoundSchema),
})
export const AssignmentResponseSchema = AcceptedSchema.extend({
  assignment: z.object({
    dueAt: z.number().nullable(),
    takesLate: z.boolean(),
    maxMarks: z.number(),
    maxFiles: z.number().int(),
  }),
  submission: SubmissionSchema.nullable(),
  /** Whether an answer would be taken now, and marked late. */
  arrival: z.enum(['inTime', 'late', 'over']),
})
export type AssignmentResponse = z.infer<typeof AssignmentResponseSchema>

export const HandInBodySchema = z.object({
  lecture: IdSchema,
  text: z.string().trim().max(MAX_ASSIGNMENT_TEXT),
  files: z.array(HandedFileSchema).max(MAX_ASSIGNMENT_FILES),
})
export const ReviewBodySchema = z.object({
  id: IdSchema,
  /** The revision that the reviewer has read. */
  rev: z.number().int().min(0),
  isAccepted: z.boolean(),
  /** Null for an answer that is returned without marks. */
  marks: z.number().min(0).max(1000).nullable(),
  comment: z.string().trim().max(MAX_REVIEW_COMMENT),
})
export const AddAssignmentFileQuerySchema = z.object({ lecture: IdSchema, file: DigestSchema })
/** `submission`: for staff, whose it is; students name the lecture. */
export const AssignmentFileQuerySchema = z.union([
  z.object({ submission: IdSchema, file: DigestSchema }),
  z.object({ lecture: IdSchema, file: DigestSchema }),
])
