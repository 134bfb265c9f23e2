import type { SanitizedCollectionConfig } from 'payload'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import type { FieldError } from '#hooks/shared/withFieldLabels.ts'

/** Payload's message for a value that a unique index refused. */
const NOT_UNIQUE = 'Value must be unique'

const nameOf = (path: string): string => path.replace(/_id$/, '')

/**
 * Moves the refusal of a unique index over several fields, which the databases report at its first one (`project`), to its last one, the
 * value that a person typed, and says that another document has it.
 */
export function takenFields(
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
