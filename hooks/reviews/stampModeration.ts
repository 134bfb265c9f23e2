import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import type { ProductReview } from '#payload-types'

const CHANGED_MEANWHILE =
  'The student has changed this review in the meantime. Reload the page and read it again.'

/**
 * Before staff save a review: makes sure that they have seen its current text, and dates a new reply. The
 * panel sends the revision that it displayed.
 */
export const stampModeration: CollectionBeforeChangeHook<ProductReview> = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  if (data.revision !== originalDoc.revision) {
    const errors = [{ path: 'state', message: CHANGED_MEANWHILE }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  const [reply, before] = [data.reply?.trim() || null, originalDoc.reply || null]
  if (reply === before) return { ...data, reply }
  return { ...data, reply, repliedAt: reply ? new Date().toISOString() : null }
}
