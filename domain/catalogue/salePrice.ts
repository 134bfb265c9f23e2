/** A sale. Times in ms since epoch, amounts in paise. */
export type Sale = {
  id: string
  title: string
  hindiTitle?: string | null
  products: readonly string[]
  tags: readonly string[]
  percent: number | null
  pricePaise: number | null
  startsAt: number
  endsAt: number
  isActive: boolean
}

export type OnSale = { id: string; tags: readonly string[] }

/** The price at a time, and the sale that set it, if any. */
export type SalePrice = { nowPaise: number; sale: Sale | null }

const RUPEE = 100

/** Whether a sale applies at `at`: start included, end excluded. */
export const isRunning = (sale: Sale, at: number): boolean =>
  sale.isActive && sale.startsAt <= at && at < sale.endsAt

const isFor = (sale: Sale, product: OnSale): boolean =>
  sale.products.includes(product.id) || sale.tags.some((tag) => product.tags.includes(tag))

/**
 * The price within a sale: a percentage is deducted and the result rounded down to whole rupees, but not
 * below one rupee; a fixed price never raises it. Free products stay free.
 */
export function priceInSale(pricePaise: number, { percent, pricePaise: fixed }: Sale): number {
  if (pricePaise === 0) return 0
  const offers = [pricePaise]
  if (fixed !== null) offers.push(fixed)
  if (percent !== null) {
    const rupees = Math.floor((pricePaise * (100 - percent)) / (100 * RUPEE))
    offers.push(Math.max(rupees * RUPEE, RUPEE))
  }
  return Math.min(...offers)
}

/**
 * The best price of a product among the sales that run at a time; of equal prices the sale that ends last.
 */
export function salePrice(
  product: OnSale,
  pricePaise: number,
  sales: readonly Sale[],
  at: number,
): SalePrice {
  let best: SalePrice = { nowPaise: pricePaise, sale: null }
  for (const sale of sales) {
    if (!isRunning(sale, at) || !isFor(sale, product)) continue
    const nowPaise = priceInSale(pricePaise, sale)
    const isBetter = nowPaise < best.nowPaise
    const isLonger = nowPaise === best.nowPaise && best.sale !== null && sale.endsAt > best.sale.endsAt
    if (isBetter || isLonger) best = { nowPaise, sale }
  }
  return best
}

/** The next time after `at` at which a sale changes prices, ms since epoch; null when there is none. */
export function nextPriceChange({ startsAt, endsAt, isActive }: Sale, at: number): number | null {
  if (!isActive || startsAt >= endsAt) return null
  return [startsAt, endsAt].find((moment) => moment > at) ?? null
}
