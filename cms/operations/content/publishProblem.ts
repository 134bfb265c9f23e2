import { SCHEDULE_TEXTS } from '#domain/content/scheduleTexts.ts'
import { TextError } from '#hooks/shared/TextError.ts'

type Fault = { data?: { errors?: { label?: string; path?: string; message?: string }[] }; name?: string }

/** The reason why a document cannot be published or unpublished: the invalid fields of a ValidationError, or the text of a refusal; null for other errors. */
export function publishProblem(err: unknown): string | null {
  if (err instanceof TextError) return err.message
  const errors = (err as Fault | null)?.data?.errors
  if (!Array.isArray(errors) || errors.length === 0) return null
  const fields = errors.map(({ label, path, message }) => [label ?? path, message].filter(Boolean).join(': '))
  return `${SCHEDULE_TEXTS.fieldsMissing} ${fields.join(' ')}`
}
