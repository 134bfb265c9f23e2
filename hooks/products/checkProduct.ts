import type { CollectionBeforeChangeHook, Where } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { countRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { checkPrices } from '#domain/catalogue/checkPrices.ts'
import { contentFaults, emptyContentFaults } from '#domain/catalogue/hasContent.ts'
import { isBundle, kindsOf } from '#domain/catalogue/kinds.ts'
import type { SellingProduct } from '#payload-types'
import { refuseFields } from '../shared/refuseFields.ts'
import { readPieces, withBatchToCome } from './countPieces.ts'

/**
 * Before a product is saved: no MRP may be below its price, no option may be duplicated, a bundle may not
 * contain bundles, and staff can't publish a product without content for its buyers, or whose content is empty.
 */
export const checkProduct: CollectionBeforeChangeHook<SellingProduct> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const product = { ...originalDoc, ...data } as SellingProduct
  const errors = checkPrices(product)
  const included = isBundle(product.kind) ? ids(product.includes) : []
  if (included.length > 0 && (await containsBundles(included)))
    errors.push({ path: 'includes', message: 'A bundle holds other products, but no bundles.' })
  const isPublished = product._status === 'published' && viewerOf(req)?.isStaff
  if (isPublished) errors.push(...contentFaults(product), ...(await emptyFaults()))
  refuseFields({ collection, doc: product, req }, errors)
  return data

  async function emptyFaults() {
    const pieces = (await readPieces(req, [product]))(product)
    const faults = emptyContentFaults(product, pieces, false)
    const id = String(originalDoc?.id)
    const startsLater = faults.length > 0 && (await withBatchToCome(req, [id], new Date())).has(id)
    return startsLater ? emptyContentFaults(product, pieces, startsLater) : faults
  }

  async function containsBundles(inside: string[]): Promise<boolean> {
    if (inside.includes(String(originalDoc?.id))) return true
    const where: Where = { and: [{ id: { in: inside } }, { kind: { in: kindsOf(isBundle) } }] }
    return (await countRows({ payload: req.payload, collection: 'selling-products', where, req })) > 0
  }
}

const ids = (relations: SellingProduct['includes']): string[] =>
  (relations ?? []).flatMap((relation) => idOf(relation) ?? [])
