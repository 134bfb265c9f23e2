import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { ProductKind } from '#domain/catalogue/kinds.ts'
import type { Order } from '#payload-types'
import { findEnrolment } from '../learning/findEnrolment.ts'

type Wanted = { product: string; kind: ProductKind; grants: string[] }

/** Goods and keys are used up; everything else somebody has or has not. */
const BOUGHT_AGAIN: readonly ProductKind[] = ['physical', 'serial-key-pack']

/** True when the student already has every class of one of the products, or a product without classes that has not run out. */
export async function ownsOne(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  products: readonly Wanted[],
  now: Date,
): Promise<boolean> {
  for (const { product, kind, grants } of products) {
    if (BOUGHT_AGAIN.includes(kind)) continue
    const has =
      grants.length > 0
        ? (await Promise.all(grants.map((id) => findEnrolment(payload, student, id, now)))).every(Boolean)
        : await hasBought(payload, project, student, product, now)
    if (has) return true
  }
  return false
}

async function hasBought(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  product: string,
  now: Date,
): Promise<boolean> {
  const { docs } = await payload.db.find<Order>({
    collection: 'orders',
    where: {
      and: [
        { student: { equals: student } },
        { project: { equals: project.id } },
        { paymentStatus: { equals: 'paid' } },
        { productKeys: { contains: ` ${product} ` } },
      ],
    },
    pagination: false,
    limit: 0,
  })
  return docs.some(({ lines, paidAt, placedAt }) =>
    lines.some(
      (line) =>
        line.product === product &&
        (line.validityDays === null ||
          Date.parse(paidAt ?? placedAt) + line.validityDays * DAY_MS > now.getTime()),
    ),
  )
}
