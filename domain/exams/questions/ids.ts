import { boundedText } from '../boundedText.ts'

/**
 * The id of a question, section, option, row, blank or part. It begins with a letter or a digit, so that it
 * never is the name of an object's prototype, and has no dot, which separates a set from its part.
 */
export const IdSchema = boundedText(64, 1).regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)

/** The id of a question as it is answered and marked: of a question alone, or of a set and its part, `set.part`. */
export const LeafIdSchema = boundedText(129, 1).regex(
  /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9][A-Za-z0-9_-]*)?$/,
)

export const leafId = (question: string, part: string | null): string =>
  part === null ? question : `${question}.${part}`

/** Whether no two of them have the same id. */
export const haveOwnIds = (items: readonly { id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length
