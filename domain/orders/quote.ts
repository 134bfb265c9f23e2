import type { ProductKind } from '../catalogue/kinds.ts'

export type QuoteItem = {
  product: string
  kind: ProductKind
  title: string
  option: string | null
  variant: string | null
  validityDays: number | null
  pricePaise: number
  mrpPaise: number
  quantity: number
}
export type QuoteLine = QuoteItem & { totalPaise: number }
export type Quote = {
  quoteId: string
  lines: QuoteLine[]
  itemsPaise: number
  offerPaise: number
  payablePaise: number
}

const nameOf = ({ product, variant, validityDays, quantity, pricePaise }: QuoteItem): string =>
  [product, variant ?? validityDays ?? '', quantity, pricePaise].join(':')

/**
 * Every figure of a purchase from the server's own prices; the client only ever names products, options and quantities
 * (docs/security.md, "Money"). All amounts in paise. `quoteId` names the figures: equal figures, equal id.
 */
export function quote(items: QuoteItem[]): Quote {
  const lines = items.map((item) => ({ ...item, totalPaise: item.pricePaise * item.quantity }))
  const itemsPaise = lines.reduce(
    (sum, line) => sum + Math.max(line.mrpPaise, line.pricePaise) * line.quantity,
    0,
  )
  const payablePaise = lines.reduce((sum, line) => sum + line.totalPaise, 0)
  const quoteId = lines.map(nameOf).join('|')
  return { quoteId, lines, itemsPaise, offerPaise: itemsPaise - payablePaise, payablePaise }
}
