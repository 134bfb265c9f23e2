import { type AfterErrorHook, type AfterErrorResult, ValidationError } from 'payload'
import { refusalText } from '#domain/text/refusalText.ts'
import { type FieldError, withFieldLabels } from '#hooks/shared/withFieldLabels.ts'
import { uniqueValueErrors } from './uniqueValueErrors.ts'

type Answer = { errors?: { message: string; data?: { errors?: FieldError[] } }[] }

/**
 * Labels the fields of a ValidationError as the form does (`End`, not `endsAt`), without the tab they are in. For a single field the
 * message is its error.
 */
export const labelFieldErrors: AfterErrorHook = ({ collection, error, result }) => {
  if (!(error instanceof ValidationError) || !collection) return
  const [first, ...others] = (result as Answer | undefined)?.errors ?? []
  const refused = first?.data?.errors ?? []
  if (!first || refused.length === 0 || refused.some(({ path }) => typeof path !== 'string')) return
  const errors = withFieldLabels(collection, uniqueValueErrors(collection, refused))
  const message = refusalText(errors)
  const labelledError = { ...first, message, data: { ...first.data, errors } }
  return { response: { ...result, errors: [labelledError, ...others] } } as AfterErrorResult
}
