import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import type { ProductReview } from '#payload-types'

const CHANGED_SINCE =
  'The student has changed this review in the meantime. Reload the page and read it again.'

/** The stored fields of a rejection: empty for a review in any other state; null when the reason is missing. */
function rejectionOf({ state, rejectionReason, rejectionNote }: Partial<ProductReview>) {
  if (state !== 'rejected') return { rejectionReason: null, rejectionNote: null }
  return rejectionReason ? { rejectionReason, rejectionNote: rejectionNote?.trim() || null } : null
}

/**
 * Before staff save a review: makes sure that they have seen its current text and that a rejection has a reason, and dates a new reply.
 * The panel sends the revision that it displayed.
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
    const errors = [{ path: 'state', message: CHANGED_SINCE }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  const rejection = rejectionOf({ ...originalDoc, ...data })
  if (!rejection) {
    const errors = [{ path: 'rejectionReason', message: 'Choose what the student reads as the reason' }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  const [reply, before] = [data.reply?.trim() || null, originalDoc.reply || null]
  if (reply === before) return { ...data, ...rejection, reply }
  return { ...data, ...rejection, reply, repliedAt: reply ? new Date().toISOString() : null }
}
