import { isShipped } from './kinds.ts'
import type { Offered } from './offers.ts'

export type PriceFault = { path: string; message: string }

const BELOW = 'The MRP is not below the price. Leave it empty, or raise it.'

const isBelow = (mrpPaise: number | null | undefined, pricePaise: number | null | undefined): boolean =>
  typeof mrpPaise === 'number' && typeof pricePaise === 'number' && mrpPaise < pricePaise

/** What is wrong with the prices of a product, by the path of the field: an MRP below its price, an option that stands there twice. */
export function checkPrices(product: Offered): PriceFault[] {
  const faults: PriceFault[] = []
  const options = isShipped(product.kind) ? [] : (product.validityOptions ?? [])
  const variants = isShipped(product.kind) ? (product.variants ?? []) : []
  if (options.length === 0 && isBelow(product.mrpPaise, product.pricePaise))
    faults.push({ path: 'mrpPaise', message: BELOW })
  options.forEach(({ days, pricePaise, mrpPaise }, index) => {
    if (isBelow(mrpPaise, pricePaise))
      faults.push({ path: `validityOptions.${index}.mrpPaise`, message: BELOW })
    if (options.findIndex((other) => other.days === days) < index)
      faults.push({ path: `validityOptions.${index}.days`, message: 'This validity stands above already.' })
  })
  variants.forEach(({ label, pricePaise, mrpPaise }, index) => {
    if (isBelow(mrpPaise, pricePaise ?? product.pricePaise))
      faults.push({ path: `variants.${index}.mrpPaise`, message: BELOW })
    if (variants.findIndex((other) => sameText(other.label, label)) < index)
      faults.push({ path: `variants.${index}.label`, message: 'A variant above has this name already.' })
  })
  return faults
}

const sameText = (left: string | undefined, right: string | undefined): boolean =>
  (left ?? '').trim().toLowerCase() === (right ?? '').trim().toLowerCase()
