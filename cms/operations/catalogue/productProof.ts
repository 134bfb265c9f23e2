import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { ProductProof } from '#domain/calls/catalogue.ts'
import { applyCoupons } from '#domain/coupons/applyCoupons.ts'
import type { CouponItem } from '#domain/coupons/Coupon.ts'
import { runningSales } from '#hooks/sales/runningSales.ts'
import type { SellingProduct } from '#payload-types'
import { listedCoupons } from '../checkout/couponsFor.ts'
import { publishedProducts } from '../checkout/publishedProducts.ts'
import { pricesOf } from './productFacts.ts'

/** Social proof of a published product: number of learners and best coupons, the same for everybody. Null when not published. */
export async function productProof(
  payload: BasePayload,
  project: RequestProject,
  id: string,
  now: Date,
): Promise<ProductProof | null> {
  const product = (await publishedProducts(payload, project, [id])).get(id)
  if (!product) return null
  const [learners, coupons] = await Promise.all([
    countLearners(payload, project, id),
    couponsOf(payload, project, product, now),
  ])
  return { learners, coupons }
}

/** Number of distinct people with access to a product. */
async function countLearners(
  payload: BasePayload,
  project: RequestProject,
  product: string,
): Promise<number> {
  const { totalDocs } = await payload.db.findDistinct({
    collection: 'entitlements',
    field: 'student',
    where: {
      and: [
        { kind: { equals: 'product' } },
        { target: { equals: product } },
        { project: { equals: project.id } },
        { revokedAt: { exists: false } },
      ],
    },
    // Only `totalDocs` is used.
    limit: 1,
  })
  return totalDocs
}

/** For each option the listed coupon with the greatest discount; if that is for first orders only, also the best of the others. */
async function couponsOf(
  payload: BasePayload,
  project: RequestProject,
  product: SellingProduct,
  now: Date,
): Promise<ProductProof['coupons']> {
  const [listed, sales] = await Promise.all([
    listedCoupons({ payload, project, buyer: null, now }),
    runningSales(payload, project.id, now),
  ])
  return pricesOf(product, sales, now).flatMap(({ key, nowPaise }) => {
    const item: CouponItem = {
      product: String(product.id),
      kind: product.kind,
      tags: product.tags ?? [],
      quantity: 1,
      worthPaise: nowPaise,
    }
    const offered = listed
      .filter(({ refusalFor }) => refusalFor([item]) === null)
      .map(({ found: { code, rules } }) => ({
        key,
        code,
        isFirstOrderOnly: rules.isFirstOrderOnly,
        discountPaise: applyCoupons([rules], [item]).totalPaise,
      }))
      .toSorted((a, b) => b.discountPaise - a.discountPaise || a.code.localeCompare(b.code))
    const [best] = offered
    // For returning customers.
    const next = best?.isFirstOrderOnly
      ? offered.find(({ isFirstOrderOnly }) => !isFirstOrderOnly)
      : undefined
    return [best, next].filter((one) => one !== undefined)
  })
}
