import type { PriceFault } from './checkPrices.ts'

type Draft = {
  products?: readonly unknown[] | null
  tags?: readonly unknown[] | null
  percent?: number | null
  pricePaise?: number | null
  startsAt?: string | null
  endsAt?: string | null
}

/** Errors in a sale: no products, no price or two, an end before its start. */
export function checkSale({ products, tags, percent, pricePaise, startsAt, endsAt }: Draft): PriceFault[] {
  const faults: PriceFault[] = []
  const hasPercent = percent !== null && percent !== undefined
  const hasPrice = pricePaise !== null && pricePaise !== undefined
  if (!products?.length && !tags?.length)
    faults.push({ path: 'products', message: 'Choose products, or name a tag.' })
  if (!hasPercent && !hasPrice)
    faults.push({ path: 'percent', message: 'Enter a percentage, or a price beside it.' })
  if (hasPercent && hasPrice)
    faults.push({ path: 'pricePaise', message: 'A percentage or a price, not both.' })
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    faults.push({ path: 'endsAt', message: 'The end comes after the start.' })
  return faults
}
