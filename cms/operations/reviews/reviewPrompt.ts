import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import type { ReviewPrompt } from '#domain/calls/reviews.ts'
import { isBundle } from '#domain/catalogue/kinds.ts'
import { isReviewPromptDue } from '#domain/reviews/limits.ts'
import type { Class, ClassContentSummary, SellingProduct } from '#payload-types'
import { publishedProducts } from '../checkout/publishedProducts.ts'
import { findEntitlement } from '../learning/findEntitlement.ts'
import { ownReview } from './reviewKey.ts'

type Learner = { project: RequestProject; student: string; class: string; now: Date }

/**
 * The product that a learner of a class is prompted to review: the one that gave access, or for a bundle its part with the class. Null before
 * 30 % of the lectures are completed, and when a review exists.
 */
export async function reviewPrompt(
  payload: BasePayload,
  { project, student, class: slug, now }: Learner,
): Promise<ReviewPrompt['product']> {
  const found = await payload.db.findOne<Class>({
    collection: 'classes',
    where: { and: [{ project: { equals: project.id } }, { slug: { equals: slug } }] },
    select: { slug: true },
  })
  const opened =
    found && (await findEntitlement(payload, student, { kind: 'class', target: String(found.id) }, now))
  const bought = opened?.product
  if (!found || !bought || !(await hasSeenEnough(payload, student, String(found.id)))) return null
  const product = await openerOf(payload, project, bought, String(found.id))
  if (!product || (await ownReview(payload, String(product.id), student))) return null
  return { id: String(product.id), title: product.title, slug: product.slug, kind: product.kind }
}

async function hasSeenEnough(payload: BasePayload, student: string, classId: string): Promise<boolean> {
  const [{ totalDocs }, summary] = await Promise.all([
    payload.db.count({
      collection: 'lecture-completions',
      where: { and: [{ student: { equals: student } }, { class: { equals: classId } }] },
    }),
    payload.db.findOne<ClassContentSummary>({
      collection: 'class-content-summaries',
      where: { class: { equals: classId } },
    }),
  ])
  return isReviewPromptDue(totalDocs, summary?.lectures ?? 0)
}

async function openerOf(
  payload: BasePayload,
  project: RequestProject,
  bought: string,
  classId: string,
): Promise<SellingProduct | null> {
  const product = (await publishedProducts(payload, project, [bought])).get(bought)
  if (!product || !isBundle(product.kind)) return product ?? null
  const parts = await publishedProducts(
    payload,
    project,
    (product.includes ?? []).flatMap((part) => idOf(part) ?? []),
  )
  const holds = ({ classes }: SellingProduct) => (classes ?? []).some((one) => idOf(one) === classId)
  return [...parts.values()].find(holds) ?? product
}
