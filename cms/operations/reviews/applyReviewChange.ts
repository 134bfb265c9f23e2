import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import type { NotificationContent } from '#domain/notifications/NotificationContent.ts'
import {
  reviewApprovedNotification,
  reviewRejectedNotification,
  reviewRepliedNotification,
} from '#domain/notifications/texts.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import { effects, type ReviewChange } from '#hooks/effects.ts'
import type { ProductReview, Project, SellingProduct } from '#payload-types'
import { notify } from '../notifications/notify.ts'
import { rateProduct } from './rateProduct.ts'

const isApproved = (review: ProductReview | null): boolean => review?.state === 'approved'

/**
 * Updates what depends on a saved review: visibility of its photos, the product's rating, cached pages, and the student's notification. An
 * error is logged, not thrown, since the review is already saved; the hourly job corrects ratings.
 */
export async function applyReviewChange(
  payload: BasePayload,
  { before, after }: ReviewChange,
  now: Date,
): Promise<void> {
  const product = idOf((after ?? before)?.product)
  const wasOrIsShown = isApproved(before) || isApproved(after)
  if (!product) return
  try {
    if (after) await showPhotos(payload, after)
    if (wasOrIsShown) {
      await rateProduct(payload, product)
      await announce(payload, product)
    }
    if (after) await notifyStudent(payload, before, after, now)
  } catch (err) {
    payload.logger.error({
      msg: 'the rating or pages of a review could not be updated',
      review: (after ?? before)?.id,
      err,
    })
  }
}

async function showPhotos(payload: BasePayload, review: ProductReview): Promise<void> {
  const isShown = isApproved(review)
  await payload.db.updateMany({
    collection: 'review-photos',
    where: { and: [{ review: { equals: review.id } }, { isShown: { not_equals: isShown } }] },
    data: { isShown },
    returning: false,
  })
}

const productOf = (payload: BasePayload, id: string) =>
  payload.db.findOne<SellingProduct>({
    collection: 'selling-products',
    where: { id: { equals: id } },
    select: { slug: true, title: true, hindi: { title: true }, kind: true, project: true },
  })

/** Invalidates the pages of the product and of lists, not those of other products. */
async function announce(payload: BasePayload, id: string): Promise<void> {
  const product = await productOf(payload, id)
  const project = await payload.db.findOne<Project>({
    collection: 'projects',
    where: { id: { equals: idOf(product?.project) ?? '' } },
    select: { slug: true },
  })
  if (!product || !project) return
  effects.publishChange(changeTags(project.slug, 'selling-products', [product.slug]))
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

async function notifyStudent(
  payload: BasePayload,
  before: ProductReview | null,
  after: ProductReview,
  now: Date,
): Promise<void> {
  const [user, project, id] = [idOf(after.student), idOf(after.project), idOf(after.product)]
  const isNewlyShown = isApproved(after) && !isApproved(before)
  const isReplied = Boolean(after.reply) && after.reply !== (before?.reply ?? null)
  const isNewlyRejected = after.state === 'rejected' && before?.state !== 'rejected'
  if (!user || !project || !id || !(isNewlyShown || isNewlyRejected || isReplied)) return
  const product = await productOf(payload, id)
  if (!product) return
  const href = productPath(product.kind, product.slug)
  const reviewed = { title: product.title, hindiTitle: product.hindi?.title, href }
  const notifyAuthor = (notification: NotificationContent, key: string) =>
    notify(payload, {
      project,
      user,
      kind: 'message',
      ...notification,
      dedupeKey: `review:${after.id}:${key}`,
      now,
    })
  if (isNewlyShown) await notifyAuthor(reviewApprovedNotification(reviewed), `approved:${after.revision}`)
  if (isNewlyRejected) await notifyAuthor(reviewRejectedNotification(reviewed), `rejected:${after.revision}`)
  if (isReplied)
    await notifyAuthor(reviewRepliedNotification(reviewed), `reply:${shortHash(after.reply ?? '')}`)
}
