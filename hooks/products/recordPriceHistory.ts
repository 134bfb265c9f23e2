import type { BasePayload, CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { updateMany } from '#database/bulk.ts'
import { countRows, insertIfAbsent, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { currentPrice, isSamePrice } from '#domain/catalogue/currentPrice.ts'
import { priceRow } from '#domain/catalogue/priceRow.ts'
import type { SellingProduct } from '#payload-types'
import { runningSales } from '../sales/runningSales.ts'
import { pricedAt } from './setCurrentPrice.ts'

/**
 * After a published product is saved: applies sales that started, ended or changed during the save, and adds
 * a row to the price history when price, MRP or current price has changed.
 */
export const recordPriceHistory: CollectionAfterChangeHook<SellingProduct> = async ({
  doc,
  operation,
  req,
}) => {
  const project = idOf(doc.project)
  // The price of a draft is updated when it is published.
  if (!project || doc._status !== 'published') return doc
  const { payload } = req
  const id = String(doc.id)
  const now = new Date()
  // An import checks the sales itself once everything is written.
  const salesChanged =
    !req.context.trustsRelations && (await haveSalesChanged(payload, project, pricedAt(req, now), now))
  const price = salesChanged ? await repriced({ ...doc, id, tags: doc.tags ?? [] }, project, now, req) : {}
  const priced = { ...doc, ...price }
  await addToHistory(payload, priceRow({ ...priced, id, project }, now), operation === 'create', req)
  return priced
}

async function addToHistory(
  payload: BasePayload,
  row: ReturnType<typeof priceRow>,
  isNew: boolean,
  req: PayloadRequest,
): Promise<void> {
  const where = { product: { equals: row.product } }
  const [last] = isNew
    ? []
    : await readRows({ payload, collection: 'price-history', where, sort: ['-at'], limit: 1, req })
  const isSame =
    last?.nowPaise === row.nowPaise &&
    last.pricePaise === row.pricePaise &&
    (last.mrpPaise ?? null) === row.mrpPaise
  if (!isSame) await insertIfAbsent({ payload, collection: 'price-history', data: row, req })
}

/** Whether sales have changed between `since`, when the price was calculated, and `now`. */
async function haveSalesChanged(
  payload: BasePayload,
  project: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const [from, to] = [since.toISOString(), now.toISOString()]
  const changed = await countRows({
    payload,
    collection: 'sale-items',
    where: {
      and: [
        { project: { equals: project } },
        {
          or: [
            { updatedAt: { greater_than_equal: from } },
            { startsAt: { greater_than: from, less_than_equal: to } },
            { endsAt: { greater_than: from, less_than_equal: to } },
          ],
        },
      ],
    },
  })
  return changed > 0
}

async function repriced(
  product: SellingProduct & { tags: string[] },
  project: string,
  now: Date,
  req: PayloadRequest,
) {
  const price = currentPrice(product, await runningSales(req.payload, project, now, req), now.getTime())
  if (!isSamePrice(product, price))
    await updateMany(req.payload, 'selling-products', [{ id: product.id, data: price }])
  return price
}
