import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { StrictEmailSchema } from '#domain/people/EmailSchema.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { labelled } from '../shared/labelled.ts'

/**
 * Before validation, of what staff write: an e-mail that they set or change follows the strict pattern (section 5). One that
 * was there before stays as it is, and what people pass at sign-up may have a plus.
 */
export const requireStrictEmail: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!data?.email || !viewerOf(req)?.isStaff) return data
  const parsed = StrictEmailSchema.safeParse(data.email)
  const typed = String(data.email).trim().toLowerCase()
  if (parsed.success || typed === originalDoc?.email) return data
  const message = parsed.error.issues[0]?.message ?? MESSAGES.invalidData
  const errors = labelled(collection, [{ path: 'email', message }])
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
