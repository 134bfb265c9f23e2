import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { findEnrolment } from '../learning/findEnrolment.ts'
import type { ProductOnSale } from './quoteItems.ts'

/** True when the student already has every class of one of the products. */
export async function ownsOne(
  payload: BasePayload,
  student: string,
  products: Iterable<ProductOnSale>,
  now: Date,
): Promise<boolean> {
  for (const product of products) {
    const classes = (product.classes ?? []).flatMap((granted) => idOf(granted) ?? [])
    const owned = await Promise.all(classes.map((id) => findEnrolment(payload, student, id, now)))
    if (classes.length > 0 && owned.every(Boolean)) return true
  }
  return false
}
