import { randomInt } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertOnce } from '#collections/guard.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { orderNumber } from '#domain/orders/orderNumber.ts'
import type { Quote } from '#domain/orders/quote.ts'
import type { Order } from '#payload-types'
import { boughtWith } from './boughtWith.ts'
import { includedIn, publishedProducts, type QuotedItems } from './quoteItems.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  student: string
  lines: OrderLine[]
  quote: Quote
  now: Date
}

/** The lines of an order: the quote's, with everything that they open as it is at this moment. */
export async function orderLines(
  payload: BasePayload,
  project: RequestProject,
  { quote, products }: QuotedItems,
): Promise<OrderLine[]> {
  const included = await publishedProducts(payload, project, includedIn(products.values()))
  return quote.lines.flatMap((line) => {
    const product = products.get(line.product)
    if (!product) return []
    const { grants, bought } = boughtWith(product, included)
    return { ...line, slug: product.slug, subject: product.subject ?? null, grants, bought }
  })
}

/**
 * Places an order with a snapshot of its prices. A double click, a second tab or a retry finds the order that is already
 * open for the same figures (unique `openKey`). The number is drawn again when it is taken.
 */
export async function placeOrder({ payload, project, student, lines, quote, now }: Args): Promise<Order> {
  const openKey = `${student}:${quote.quoteId}`
  for (let attempt = 0; attempt < 8; attempt++) {
    const placed = await insertOnce({
      payload,
      collection: 'orders',
      data: {
        project: project.id,
        number: orderNumber(now, randomInt),
        student,
        status: 'placed',
        paymentStatus: 'pending',
        isFulfilled: false,
        lines,
        productKeys: ` ${lines.map(({ product }) => product).join(' ')} `,
        itemsPaise: quote.itemsPaise,
        offerPaise: quote.offerPaise,
        payablePaise: quote.payablePaise,
        quoteId: quote.quoteId,
        openKey,
        placedAt: now.toISOString(),
      },
    })
    if (placed) return placed
    const open = await payload.db.findOne<Order>({
      collection: 'orders',
      where: { openKey: { equals: openKey } },
    })
    if (open) return open
  }
  throw new Error('no free order number was found')
}
