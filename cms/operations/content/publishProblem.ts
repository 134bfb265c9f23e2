import { SCHEDULE_TEXTS } from '#domain/content/scheduleTexts.ts'

type Fault = { data?: { errors?: { label?: string; path?: string; message?: string }[] }; name?: string }

/** Text naming the fields that prevent publishing, from a ValidationError; null for any other error. */
export function publishProblem(err: unknown): string | null {
  const errors = (err as Fault | null)?.data?.errors
  if (!Array.isArray(errors) || errors.length === 0) return null
  const fields = errors.map(({ label, path, message }) => [label ?? path, message].filter(Boolean).join(': '))
  return `${SCHEDULE_TEXTS.fieldsMissing} ${fields.join('; ')}`
}
