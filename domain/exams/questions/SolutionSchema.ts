import { z } from 'zod'
import { boundedList } from '../boundedList.ts'
import { LocalBlocksSchema } from './BlocksSchema.ts'
import { IdSchema, LeafIdSchema } from './ids.ts'
import { QUESTION_LIMITS } from './limits.ts'

/** How one question is solved: text with pictures, a video, or both. */
const SolutionSchema = z
  .strictObject({
    question: LeafIdSchema,
    text: LocalBlocksSchema.nullable(),
    /** Id of a private file. */
    video: IdSchema.nullable(),
  })
  .refine(({ text, video }) => text !== null || video !== null, { message: 'emptySolution' })

/** The solutions of a version of a question, one for each part of a set. Students see them from the solution time on. */
export const SolutionsSchema = boundedList(SolutionSchema, QUESTION_LIMITS.parts)
