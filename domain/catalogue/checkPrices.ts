import { isShipped } from './kinds.ts'
import type { OfferSource } from './offers.ts'

export type PriceFault = { path: string; message: string }

const MRP_BELOW_PRICE = 'The MRP must not be below the price. Leave it empty, or raise it.'

const isBelow = (mrpPaise: number | null | undefined, pricePaise: number | null | undefined): boolean =>
  typeof mrpPaise === 'number' && typeof pricePaise === 'number' && mrpPaise < pricePaise

/** Errors in the prices of a product, by field path: an MRP below its price, a duplicate option. */
export function checkPrices(product: OfferSource): PriceFault[] {
  const faults: PriceFault[] = []
  const options = isShipped(product.kind) ? [] : (product.validityOptions ?? [])
  const variants = isShipped(product.kind) ? (product.variants ?? []) : []
  if (options.length === 0 && isBelow(product.mrpPaise, product.pricePaise))
    faults.push({ path: 'mrpPaise', message: MRP_BELOW_PRICE })
  options.forEach(({ days, pricePaise, mrpPaise }, index) => {
    if (isBelow(mrpPaise, pricePaise))
      faults.push({ path: `validityOptions.${index}.mrpPaise`, message: MRP_BELOW_PRICE })
    if (options.findIndex((other) => other.days === days) < index)
      faults.push({
        path: `validityOptions.${index}.days`,
        message: 'This validity is already listed above.',
      })
  })
  variants.forEach(({ label, pricePaise, mrpPaise }, index) => {
    if (isBelow(mrpPaise, pricePaise ?? product.pricePaise))
      faults.push({ path: `variants.${index}.mrpPaise`, message: MRP_BELOW_PRICE })
    if (variants.findIndex((other) => sameText(other.label, label)) < index)
      faults.push({ path: `variants.${index}.label`, message: 'A variant above has this name already.' })
  })
  return faults
}

const sameText = (left: string | undefined, right: string | undefined): boolean =>
  (left ?? '').trim().toLowerCase() === (right ?? '').trim().toLowerCase()
