import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import type { OpenedKind } from '#domain/entitlements/entitlement.ts'
import { accessGivenNotification } from '#domain/notifications/keyTexts.ts'
import type { SellingProduct } from '#payload-types'
import { includedContent } from '../checkout/includedContent.ts'
import { includedIn, publishedProducts } from '../checkout/publishedProducts.ts'
import { grantEntitlements, type Opened, openedTargets } from '../fulfilment/grantEntitlements.ts'
import { notify } from '../notifications/notify.ts'

/** Where each kind of thing lies. */
export const COLLECTION_OF = {
  product: 'selling-products',
  class: 'classes',
  'test-series': 'test-series',
  'test-paper': 'test-papers',
  quiz: 'quizzes',
  'digital-item': 'digital-items',
} as const satisfies Record<OpenedKind, CollectionSlug>

type Titled = { id: string | number; title: string }

type Given = {
  payload: BasePayload
  project: RequestProject
  student: string
  what: Opened
  /** Null for without an end. */
  days: number | null
  /** Names the request: the same once more opens nothing twice. */
  requestKey: string
  now: Date
}

/** What a thing opens: of a product everything that buying it would, keys aside. */
async function openedBy(
  payload: BasePayload,
  project: RequestProject,
  what: Opened,
): Promise<{ title: string; opened: Opened[]; product: string } | null> {
  const found = await payload.db.findOne<Titled>({
    collection: COLLECTION_OF[what.kind],
    where: { and: [{ id: { equals: what.target } }, { project: { equals: project.id } }] },
  })
  if (!found) return null
  if (what.kind !== 'product') return { title: found.title, opened: [what], product: '' }
  const product = found as unknown as SellingProduct
  const inside = await publishedProducts(payload, project, includedIn([product]))
  // What a pack of keys holds is given straight away here.
  const bought = includedContent(
    { ...product, kind: isKeyPack(product.kind) ? 'course' : product.kind },
    inside,
  )
  const opened = openedTargets({ ...bought, product: what.target })
  return { title: product.title, opened, product: what.target }
}

/** Opens something to a student by the hand of the staff, and tells them. Answers its title, null when it does not exist. */
export async function giveAccess(given: Given): Promise<string | null> {
  const { payload, project, student, what, days, requestKey, now } = given
  const found = await openedBy(payload, project, what)
  if (!found) return null
  const { title, opened, product } = found
  await grantEntitlements(payload, {
    ...{ project: project.id, student, source: 'admin', title, product, opened, days },
    name: `admin:${requestKey}`,
    from: now.getTime(),
  })
  await notify(payload, {
    project: project.id,
    user: student,
    kind: 'message',
    ...accessGivenNotification(title),
    dedupeKey: `given:${requestKey}`,
    now,
  })
  return title
}
