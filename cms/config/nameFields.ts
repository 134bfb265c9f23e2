import { type AfterErrorHook, type AfterErrorResult, ValidationError } from 'payload'
import { labelled, type Refused } from '#hooks/shared/labelled.ts'

type Answer = { errors?: { message: string; data?: { errors?: Refused[] } }[] }

/**
 * A refused save names each field as the form does, whichever hook refused it and wherever the field stands: `End`, not `endsAt`,
 * and not the tab before it either.
 */
export const nameFields: AfterErrorHook = ({ collection, error, req, result }) => {
  if (!(error instanceof ValidationError) || !collection) return
  const [first, ...others] = (result as Answer | undefined)?.errors ?? []
  const refused = first?.data?.errors ?? []
  if (!first || refused.length === 0 || refused.some(({ path }) => typeof path !== 'string')) return
  const errors = labelled(collection, refused)
  const names = [...new Set(errors.map(({ label }) => label))]
  const message = `${req.t('error:followingFieldsInvalid', { count: names.length })} ${names.join(', ')}`
  const named = { ...first, message, data: { ...first.data, errors } }
  return { response: { ...result, errors: [named, ...others] } } as AfterErrorResult
}
