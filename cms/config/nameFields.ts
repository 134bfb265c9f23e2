import { type AfterErrorHook, type AfterErrorResult, ValidationError } from 'payload'
import { refusalText } from '#domain/text/refusalText.ts'
import { labelled, type Refused } from '#hooks/shared/labelled.ts'

type Answer = { errors?: { message: string; data?: { errors?: Refused[] } }[] }

/**
 * A refused save names each field as the form does, whichever hook refused it and wherever the field stands: `End`, not `endsAt`,
 * and not the tab before it either. Of a single field the message says what is wrong with it.
 */
export const nameFields: AfterErrorHook = ({ collection, error, result }) => {
  if (!(error instanceof ValidationError) || !collection) return
  const [first, ...others] = (result as Answer | undefined)?.errors ?? []
  const refused = first?.data?.errors ?? []
  if (!first || refused.length === 0 || refused.some(({ path }) => typeof path !== 'string')) return
  const errors = labelled(collection, refused)
  const message = refusalText(errors)
  const named = { ...first, message, data: { ...first.data, errors } }
  return { response: { ...result, errors: [named, ...others] } } as AfterErrorResult
}
