import type { z } from 'zod'
import type { KeysSchema } from '../questions/KeySchema.ts'
import type { Question } from '../questions/QuestionSchema.ts'
import type { SolutionsSchema } from '../questions/SolutionSchema.ts'
import type { Finding, Place } from './Finding.ts'

export type Keys = z.infer<typeof KeysSchema>
export type Solutions = z.infer<typeof SolutionsSchema>

/** What questions are called in their keys and solutions while they have no id. */
export const NEW_QUESTION = 'new'

/** The parts of a question that a file has. */
export type FileQuestion = Pick<Question, 'content' | 'difficulty' | 'concepts' | 'source' | 'year'> & {
  /** The name that the file gives it; null where the format has none. */
  id: string | null
  /** Named by `leafId` with the file's id, or `NEW_QUESTION` where there is none. */
  keys: Keys
  solutions: Solutions
}

/** A question as a file has it, checked by every schema. Ids of pictures and videos are those of the files beside it. */
export type ImportedQuestion = FileQuestion & {
  at: Place
  /** Information in the file that is not imported. */
  notes: Finding[]
}

/** A picture or a video that questions name: by `id` in their blocks, by `name` in the file. */
export type NamedFile = { id: string; name: string }
