import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { parseEditedEmail } from '#domain/people/EmailSchema.ts'
import { PROBLEMS } from '#domain/text/problems.ts'
import { withFieldLabels } from '../shared/withFieldLabels.ts'

/**
 * Before validation of saves by staff: an e-mail that they set or change must match the strict pattern (spec
 * 5). An existing one is kept, and one from a sign-up may contain a plus.
 */
export const requireStrictEmail: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!data?.email || !viewerOf(req)?.isStaff) return data
  if (parseEditedEmail(String(data.email), originalDoc?.email)) return data
  const errors = withFieldLabels(collection, [{ path: 'email', message: PROBLEMS.email }])
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
