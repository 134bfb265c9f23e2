import { z } from 'zod'
import { OrderLineSchema } from '../orders/OrderLineSchema.ts'
import { AcceptedSchema } from './answers.ts'

const id = z.string().min(1).max(60)

/** The client names products and quantities; every figure comes from the server (docs/security.md, "Money"). */
export const ItemSchema = z.object({
  product: id,
  /** Counts for goods alone; of everything else there is one. */
  quantity: z.number().int().min(1).max(10),
  /** Row id of a variant of goods. */
  variant: id.optional(),
  /** Days of one of the validities to choose from; without it the first one is meant. */
  validity: z.number().int().min(1).max(3650).optional(),
})
export const QuoteBodySchema = z.object({ items: z.array(ItemSchema).min(1).max(50) })
export const PlaceOrderBodySchema = QuoteBodySchema.extend({ quoteId: z.string().min(1).max(10_000) })
export const CreateTxnBodySchema = z.object({ orderId: id, gateway: z.string().min(1).max(40) })
export const OrderReceiptBodySchema = z.object({ orderId: id }).catchall(z.string().max(500))

export const QuoteLineSchema = OrderLineSchema.omit({ grants: true, bought: true })

export const QuoteSchema = z.object({
  quoteId: z.string(),
  lines: z.array(QuoteLineSchema),
  itemsPaise: z.number().int(),
  offerPaise: z.number().int(),
  payablePaise: z.number().int(),
})

export const QuoteAnswerSchema = AcceptedSchema.extend({ quote: QuoteSchema })
export const PlaceOrderAnswerSchema = AcceptedSchema.extend({
  orderId: z.string(),
  number: z.string(),
  payable: z.number().int(),
})
export const CreateTxnAnswerSchema = AcceptedSchema.extend({
  gateway: z.string(),
  gatewayOrderId: z.string(),
  amount: z.number().int(),
  /** Where the browser goes to pay; gateways with a script of their own add what it needs. */
  payUrl: z.string().nullable(),
})
export const ReceiptSchema = z.object({
  orderId: z.string(),
  number: z.string(),
  payablePaise: z.number().int(),
  placedAt: z.number(),
  paidAt: z.number().nullable(),
  lines: z.array(
    OrderLineSchema.pick({
      product: true,
      kind: true,
      title: true,
      option: true,
      slug: true,
      subject: true,
      quantity: true,
      totalPaise: true,
      validityDays: true,
    }),
  ),
  /** Slugs of the classes that the order opens. */
  classes: z.array(z.string()),
})
export const OrderReceiptAnswerSchema = AcceptedSchema.extend({
  status: z.enum(['pending', 'paid', 'failed', 'refunded']),
  receipt: ReceiptSchema,
})

export type QuoteView = z.infer<typeof QuoteSchema>
export type Receipt = z.infer<typeof ReceiptSchema>
