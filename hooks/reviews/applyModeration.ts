import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { ProductReview } from '#payload-types'
import { effects } from '../effects.ts'

/** After a review is saved: updates everything that depends on it. */
export const applyModeration: CollectionAfterChangeHook<ProductReview> = async ({
  data,
  doc,
  operation,
  previousDoc,
}) => {
  // Not only `doc`, which contains just the selected fields.
  const after = { ...previousDoc, ...data, id: doc.id } as ProductReview
  await effects.reviewChanged({ before: operation === 'create' ? null : (previousDoc ?? null), after })
  return doc
}

/** After a review is deleted: updates everything that depends on it. */
export const applyReviewDelete: CollectionAfterDeleteHook<ProductReview> = async ({ doc }) => {
  await effects.reviewChanged({ before: doc, after: null })
  return doc
}
