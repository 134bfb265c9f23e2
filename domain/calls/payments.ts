import { z } from 'zod'
import { couponCodes } from '../coupons/couponCode.ts'
import { PAY_METHODS } from '../orders/methods.ts'
import { PAYMENT_STATUSES } from '../orders/moves.ts'
import { OrderLineSchema } from '../orders/OrderLineSchema.ts'
import { AppliedCouponSchema, DeliverySchema, LEGAL_NAME_MAX } from '../orders/OrderSchemas.ts'
import { isTransferReference, normaliseTransferReference } from '../orders/transferReference.ts'
import { STATE_CODES } from '../people/states.ts'
import { AcceptedSchema } from './responses.ts'

const id = z.string().min(1).max(60)
const paise = z.number().int()

/**
 * The client names products and quantities; the server calculates every amount (docs/security.md, "Money").
 */
export const ItemSchema = z.object({
  product: id,
  /** Used for goods and keys; the quantity of everything else is one. */
  quantity: z.number().int().min(1).max(10),
  /** Row id of a variant of goods. */
  variant: id.optional(),
  /** Days of one of the validities on offer; without it the first one is used. */
  validity: z.number().int().min(1).max(3650).optional(),
  /** Adds days to the access that the person already has. */
  extend: z.boolean().optional(),
  /** Id of a batch of the product: its seat is held while the order is paid. */
  batch: id.optional(),
})
export const ItemsSchema = z.array(ItemSchema).min(1).max(50)

/**
 * Coupon codes: a list, or up to three as typed, separated by commas. Parsed into a list without duplicates.
 */
const TypedCodesSchema = z.union([z.string().max(130), z.array(z.string().max(40)).max(10)])
export const CouponCodesSchema = TypedCodesSchema.transform(couponCodes)

const QuoteRequestSchema = z.object({
  items: ItemsSchema,
  coupon: CouponCodesSchema.optional(),
  /** Maximum credits to spend, paise. */
  credits: z.number().int().min(0).max(1e9).optional(),
  /** Key of the delivery option. */
  delivery: z.string().max(60).optional(),
  /** The company that buys. */
  gst: z.object({ gstin: z.string().max(20), legalName: z.string().min(1).max(LEGAL_NAME_MAX) }).optional(),
  method: z.enum(PAY_METHODS).exclude(['offline', 'none']).optional(),
})

/** Before there is an address, `place` decides about tax and delivery. */
export const QuoteBodySchema = QuoteRequestSchema.extend({
  address: id.optional(),
  place: z.object({ state: z.enum(STATE_CODES), pincode: z.string().regex(/^[1-9][0-9]{5}$/) }).optional(),
})
export const PlaceOrderBodySchema = QuoteRequestSchema.extend({
  address: id.optional(),
  quoteId: z.string().min(1).max(100),
})
export const CreateTxnBodySchema = z.object({ orderId: id, gateway: z.string().min(1).max(40) })
export const OrderReceiptBodySchema = z.object({ orderId: id }).catchall(z.string().max(500))
export const CancelOrderBodySchema = z.object({ orderId: id, reason: z.string().max(300).optional() })

export const TransferBodySchema = z.object({
  orderId: id,
  reference: z.string().max(60).transform(normaliseTransferReference).refine(isTransferReference),
})

export const QuoteLineSchema = OrderLineSchema.omit({ grants: true, bought: true, state: true })

/** A refused code with the reason as text; `missingPaise` is the amount that the items lack. */
export const RefusedCodeSchema = z.object({
  code: z.string(),
  reason: z.string(),
  message: z.string(),
  missingPaise: paise.nullable(),
})

/** A way to pay the quote; `reason` states why it is unavailable. */
export const PayOptionSchema = z.object({
  /** The gateway to call createTxn with. */
  gateway: z.string(),
  method: z.enum(PAY_METHODS),
  feePaise: paise,
  reason: z.string().nullable(),
})

export const QuoteSchema = z.object({
  quoteId: z.string(),
  lines: z.array(QuoteLineSchema),
  coupons: z.array(AppliedCouponSchema),
  refusedCodes: z.array(RefusedCodeSchema),
  delivery: DeliverySchema.nullable(),
  /**
   * Delivery options to choose from: how many days faster each is, and how much more in goods makes it free
   * (null where it never is, or already is).
   */
  deliveryOptions: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      paise,
      fasterDays: z.number().int(),
      missingForFreePaise: paise.nullable(),
    }),
  ),
  /**
   * Whether goods have to be sent, and when they arrive at the latest (ms since epoch) at the given place.
   */
  needsAddress: z.boolean(),
  arrivesBy: z.number().nullable(),
  /** Whether goods can be delivered to the given place; null without a place, and when nothing is sent. */
  isServed: z.boolean().nullable(),
  feePaise: paise,
  itemsPaise: paise,
  offerPaise: paise,
  upgradePaise: paise,
  couponPaise: paise,
  deliveryPaise: paise,
  taxPaise: paise,
  creditsPaise: paise,
  roundingPaise: paise,
  payablePaise: paise,
  /** Cashback credits that the order earns. */
  earnsPaise: paise,
  /**
   * The person's cashback credits and how many of them this order may use; null where the project has no
   * credits.
   */
  credits: z.object({ balancePaise: paise, mostPaise: paise }).nullable(),
  payOptions: z.array(PayOptionSchema),
})

export const QuoteResponseSchema = AcceptedSchema.extend({
  quote: QuoteSchema,
  /** Products among these that the person already has and does not extend: they can't be ordered. */
  owned: z.array(z.string()),
})
export const PlaceOrderResponseSchema = AcceptedSchema.extend({
  orderId: z.string(),
  number: z.string(),
  payable: paise,
})
/** What the browser opens to pay: a URL, the gateway's own script, or nothing when no gateway is needed. */
export const CheckoutSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: z.string() }),
  z.object({
    kind: z.literal('script'),
    script: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('transfer'), instructions: z.string() }),
])
export const CreateTxnResponseSchema = AcceptedSchema.extend({
  gateway: z.string(),
  gatewayOrderId: z.string(),
  amount: paise,
  checkout: CheckoutSchema,
  /**
   * Until when stock and coupons are reserved for the person, ms since epoch; null when nothing has to be.
   */
  heldUntil: z.number().nullable(),
})
export const ReceiptSchema = z.object({
  orderId: z.string(),
  number: z.string(),
  payablePaise: paise,
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
      state: true,
      objection: true,
    }),
  ),
  /** Slugs of the classes that the order grants access to. */
  classes: z.array(z.string()),
})
export const OrderReceiptResponseSchema = AcceptedSchema.extend({
  status: z.enum(PAYMENT_STATUSES as [(typeof PAYMENT_STATUSES)[number]]),
  /** `cancelled` when everything was sold in the meantime: the money is refunded automatically. */
  orderStatus: z.string(),
  receipt: ReceiptSchema,
})

export const CouponBodySchema = z.object({ items: ItemsSchema, coupon: TypedCodesSchema })
export const ItemsBodySchema = z.object({ items: ItemsSchema })
const CouponSetSchema = z.object({ codes: z.array(z.string()), discountPaise: paise })
export const DiscountResponseSchema = AcceptedSchema.extend({
  coupons: z.array(AppliedCouponSchema),
  discountPaise: paise,
  payablePaise: paise,
})
/**
 * The best coupon set for these items and the runner-up, and every offered coupon with its discount alone or
 * why it is refused.
 */
export const AutoApplyResponseSchema = AcceptedSchema.extend({
  best: CouponSetSchema.nullable(),
  runnerUp: CouponSetSchema.nullable(),
  coupons: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      discountPaise: paise,
      endsAt: z.number().nullable(),
      refusal: RefusedCodeSchema.nullable(),
    }),
  ),
})

/** Serial keys of an order's lines; shown to the buyer alone. */
export const OrderKeysResponseSchema = AcceptedSchema.extend({
  keys: z.array(
    z.object({
      line: z.number().int(),
      key: z.string(),
      state: z.enum(['assigned', 'redeemed', 'expired', 'revoked']),
    }),
  ),
})
export const RedeemKeyBodySchema = z.object({ key: z.string().trim().min(4).max(100) })
export const RedeemKeyResponseSchema = AcceptedSchema.extend({ title: z.string() })

export type QuoteView = z.infer<typeof QuoteSchema>
export type Receipt = z.infer<typeof ReceiptSchema>
export type PurchaseBody = Omit<z.infer<typeof QuoteBodySchema>, 'place'>
