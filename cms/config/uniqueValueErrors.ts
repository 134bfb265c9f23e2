import type { SanitizedCollectionConfig } from 'payload'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import type { FieldError } from '#hooks/shared/withFieldLabels.ts'

/** Payload's message for a value that violates a unique index. */
const NOT_UNIQUE = 'Value must be unique'

const nameOf = (path: string): string => path.replace(/_id$/, '')

/**
 * Moves the error of a unique index over several fields, which databases report for the first one (`project`), to the last one, whose
 * value a person typed, and replaces the message by one that another document has this value.
 */
export function uniqueValueErrors(
  { indexes }: Pick<SanitizedCollectionConfig, 'indexes'>,
  refused: readonly FieldError[],
): FieldError[] {
  return refused.map((error) => {
    if (error.message !== NOT_UNIQUE) return error
    const index = indexes?.find(({ unique, fields }) => unique && fields[0] === nameOf(error.path))
    const path = index?.fields.at(-1) ?? error.path
    return { path, message: path === 'slug' ? CONTENT_TEXTS.slugTaken : CONTENT_TEXTS.valueTaken }
  })
}
