import type { BasePayload } from 'payload'
import type { z } from 'zod'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import type { WantedItem } from '#domain/orders/chooseOffer.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import type { AddressSchema } from '#domain/people/AddressSchema.ts'
import type { Order, User } from '#payload-types'
import type { SeedActivity } from '#seed/format/ActivitySchema.ts'
import { placeOrder } from '../../checkout/placeOrder.ts'
import { NO_PURCHASE_OPTIONS, quoteItems } from '../../checkout/quoteItems.ts'
import { ImportError } from '../writeRecord.ts'

type SeedOrder = SeedActivity['orders'][number]
type Args = {
  payload: BasePayload
  project: RequestProject
  person: User
  order: SeedOrder
  address: z.output<typeof AddressSchema> | undefined
  now: Date
}

/** Quotes and places an order of a seed folder like the checkout does. Throws an ImportError when it is refused. */
export async function placeSeedOrder({
  payload,
  project,
  person,
  order,
  address,
  now,
}: Args): Promise<Order> {
  const { method, codes } = order
  const items = await Promise.all(order.items.map((item) => itemOf(payload, project, item)))
  const place = address ? addressOf(address) : null
  const purchase = { ...NO_PURCHASE_OPTIONS, codes, place, method }
  const quoted = await quoteItems({ payload, project, person, items, purchase, now })
  const productList = order.items.map(({ product }) => product).join(', ')
  if (!quoted.ok) throw new ImportError(`an order of ${productList} was refused: ${quoted.reason}`)
  const [refused] = quoted.refusedCodes
  if (refused)
    throw new ImportError(
      `an order of ${productList}: ${refused.code} was refused: ${refused.refusal.reason}`,
    )
  const isSent = quoted.quote.lines.some(({ goods }) => goods.length > 0)
  return placeOrder({
    payload,
    project,
    quoted,
    method,
    gst: null,
    address: isSent ? place : null,
    now,
    student: person,
    by: person,
    panel: 'web' as const,
  })
}

const addressOf = ({ kind: _, ...address }: z.output<typeof AddressSchema>): OrderAddress => ({
  ...address,
  alternatePhone: address.alternatePhone ?? null,
  line2: address.line2 ?? null,
  landmark: address.landmark ?? null,
})

async function itemOf(
  payload: BasePayload,
  project: RequestProject,
  { product: slug, option, quantity }: SeedOrder['items'][number],
): Promise<WantedItem> {
  const product = await readRow({
    payload,
    collection: 'selling-products',
    where: { and: [{ project: { equals: project.id } }, { slug: { equals: slug } }] },
  })
  const variant = product?.variants?.find(({ label }) => label === option)?.id
  return { product: String(product?.id), quantity, ...(variant ? { variant } : {}) }
}
