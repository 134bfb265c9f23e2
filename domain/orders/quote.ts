export type QuoteItem = {
  product: string
  title: string
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

/**
 * Every figure of a purchase from the server's own prices; the client only ever names products and quantities
 * (docs/security.md, "Money"). All amounts in paise. `quoteId` names the figures: equal figures, equal id.
 */
export function quote(items: QuoteItem[]): Quote {
  const lines = items.map((item) => ({ ...item, totalPaise: item.pricePaise * item.quantity }))
  const itemsPaise = lines.reduce(
    (sum, line) => sum + Math.max(line.mrpPaise, line.pricePaise) * line.quantity,
    0,
  )
  const payablePaise = lines.reduce((sum, line) => sum + line.totalPaise, 0)
  const quoteId = lines.map((line) => `${line.product}:${line.quantity}:${line.pricePaise}`).join('|')
  return { quoteId, lines, itemsPaise, offerPaise: itemsPaise - payablePaise, payablePaise }
}
