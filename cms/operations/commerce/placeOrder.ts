import { randomInt } from 'node:crypto'
import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { insertOnce } from '#collections/guard.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { orderNumber } from '#domain/orders/orderNumber.ts'
import type { Order } from '#payload-types'
import type { QuotedItems } from './quoteItems.ts'

type Args = { payload: BasePayload; project: RequestProject; student: string; quoted: QuotedItems; now: Date }

/**
 * Places an order with a snapshot of its prices. A double click, a second tab or a retry finds the order that is already
 * open for the same figures (unique `openKey`). The number is drawn again when it is taken.
 */
export async function placeOrder({ payload, project, student, quoted, now }: Args): Promise<Order> {
  const openKey = `${student}:${quoted.quote.quoteId}`
  const lines: OrderLine[] = quoted.quote.lines.map((line) => {
    const product = quoted.products.get(line.product)
    return {
      ...line,
      slug: product?.slug ?? '',
      subject: product?.subject ?? null,
      validityDays: product?.validityDays ?? null,
      grants: (product?.classes ?? []).flatMap((granted) => idOf(granted) ?? []),
    }
  })
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
        itemsPaise: quoted.quote.itemsPaise,
        offerPaise: quoted.quote.offerPaise,
        payablePaise: quoted.quote.payablePaise,
        quoteId: quoted.quote.quoteId,
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
