import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import type { EntitlementKind } from '#domain/entitlements/entitlement.ts'
import { accessGrantedNotification } from '#domain/notifications/keyTexts.ts'
import type { Titled } from '#domain/notifications/titles.ts'
import type { SellingProduct } from '#payload-types'
import { includedContent } from '../checkout/includedContent.ts'
import { includedIn, publishedProducts } from '../checkout/publishedProducts.ts'
import { type GrantedTarget, grantEntitlements, grantedTargets } from '../fulfilment/grantEntitlements.ts'
import { notify } from '../notifications/notify.ts'

/** The collection of each kind of entitlement target. */
export const TARGET_COLLECTIONS = {
  product: 'selling-products',
  class: 'classes',
  'test-series': 'test-series',
  'test-paper': 'test-papers',
  quiz: 'quizzes',
  'digital-item': 'digital-items',
} as const satisfies Record<EntitlementKind, CollectionSlug>

type Found = Titled & { id: string | number }

type Given = {
  payload: BasePayload
  project: RequestProject
  student: string
  what: GrantedTarget
  /** Null for unlimited. */
  days: number | null
  /** Idempotency key. */
  requestKey: string
  now: Date
}

/** The targets of the grant: for a product everything that buying it would open, except keys. */
async function openedBy(
  payload: BasePayload,
  project: RequestProject,
  what: GrantedTarget,
): Promise<{ names: Titled; opened: GrantedTarget[]; product: string } | null> {
  const found = await payload.db.findOne<Found>({
    collection: TARGET_COLLECTIONS[what.kind],
    where: { and: [{ id: { equals: what.target } }, { project: { equals: project.id } }] },
  })
  if (!found) return null
  if (what.kind !== 'product') return { names: found, opened: [what], product: '' }
  const product = found as unknown as SellingProduct
  const inside = await publishedProducts(payload, project, includedIn([product]))
  // A key pack grants its content directly instead of keys.
  const bought = includedContent(
    { ...product, kind: isKeyPack(product.kind) ? 'course' : product.kind },
    inside,
  )
  const opened = grantedTargets({ ...bought, product: what.target })
  const names = { title: product.title, hindiTitle: product.hindi?.title }
  return { names, opened, product: what.target }
}

/** Grants a student access on behalf of staff, and notifies them. Returns the title, or null when the target does not exist. */
export async function grantAccess(given: Given): Promise<string | null> {
  const { payload, project, student, what, days, requestKey, now } = given
  const found = await openedBy(payload, project, what)
  if (!found) return null
  const { names, opened, product } = found
  const { title } = names
  await grantEntitlements(payload, {
    project: project.id,
    student,
    source: 'admin',
    title,
    product,
    opened,
    days,
    name: `admin:${requestKey}`,
    from: now.getTime(),
  })
  await notify(payload, {
    project: project.id,
    user: student,
    kind: 'message',
    ...accessGrantedNotification(names),
    dedupeKey: `given:${requestKey}`,
    now,
  })
  return title
}
