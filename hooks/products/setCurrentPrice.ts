import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { currentPrice } from '#domain/catalogue/currentPrice.ts'
import { defaultValidity } from '#domain/catalogue/offers.ts'
import type { SellingProduct } from '#payload-types'
import { runningSales } from '../sales/runningSales.ts'

/** When the price of the product being saved was calculated, else `now`. */
export const pricedAt = (req: PayloadRequest, now: Date): Date =>
  req.context.pricedAt instanceof Date ? req.context.pricedAt : now

/**
 * Before a product is saved: calculates its current price from its prices and the running sales. With
 * validities to choose from, price, MRP and access are those of the first one. A draft without a price has no
 * current price.
 */
export const setCurrentPrice: CollectionBeforeChangeHook<SellingProduct> = async ({
  data,
  originalDoc,
  req,
}) => {
  const product = { ...originalDoc, ...data } as SellingProduct
  const first = defaultValidity(product)
  const shown = first
    ? { pricePaise: first.pricePaise, mrpPaise: first.mrpPaise ?? null, validityDays: first.days }
    : {}
  const project = idOf(product.project)
  const now = new Date()
  req.context.pricedAt = now
  const sales = project ? await runningSales(req.payload, project, now, req) : []
  const priced = { ...product, ...shown, id: String(originalDoc?.id ?? ''), tags: product.tags ?? [] }
  return { ...data, ...shown, ...currentPrice(priced, sales, now.getTime()) }
}
