import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '#database/idOf.ts'
import { isBundle, kindsOf } from '#domain/catalogue/kinds.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import type { SellingProduct } from '#payload-types'
import { effects } from '../effects.ts'
import { projectSlug } from '../shared/projectSlug.ts'

const MAX_BUNDLES = 100

/** After a product is saved: invalidates the pages of bundles that include it. */
export const invalidateBundles: CollectionAfterChangeHook<SellingProduct> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create' || isBundle(doc.kind) || req.context.disableRevalidate) return doc
  const project = idOf(doc.project)
  const { docs } = await req.payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ kind: { in: kindsOf(isBundle) } }, { includes: { in: [doc.id] } }] },
    select: { slug: true },
    limit: MAX_BUNDLES,
    pagination: false,
    req,
  })
  const slug = project && docs.length > 0 ? await projectSlug(req, project) : null
  if (!slug) return doc
  const slugs = docs.map((bundle) => bundle.slug)
  effects.publishChange(changeTags(slug, 'selling-products', slugs))
  return doc
}
