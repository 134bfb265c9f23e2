import { z } from 'zod'
import { couponCodes } from '../coupons/couponCode.ts'
import { PAY_METHODS } from '../orders/methods.ts'
import { PAYMENT_STATUSES } from '../orders/moves.ts'
import { OrderLineSchema } from '../orders/OrderLineSchema.ts'
import { AppliedCouponSchema, DeliverySchema } from '../orders/OrderSchemas.ts'
import { STATE_CODES } from '../people/states.ts'
import { AcceptedSchema } from './answers.ts'

const id = z.string().min(1).max(60)
const paise = z.number().int()

/** The client names products and quantities; every figure comes from the server (docs/security.md, "Money"). */
export const ItemSchema = z.object({
  product: id,
  /** Counts for goods and keys; of everything else there is one. */
  quantity: z.number().int().min(1).max(10),
  /** Row id of a variant of goods. */
  variant: id.optional(),
  /** Days of one of the validities to choose from; without it the first one is meant. */
  validity: z.number().int().min(1).max(3650).optional(),
  /** Adds days to what the person has already. */
  extend: z.boolean().optional(),
})
export const ItemsSchema = z.array(ItemSchema).min(1).max(50)

/** Codes: a list of them, or what a person typed, up to three between commas. Read as a list, each once. */
const TypedCodesSchema = z.union([z.string().max(130), z.array(z.string().max(40)).max(10)])
export const CouponCodesSchema = TypedCodesSchema.transform(couponCodes)

const WishSchema = z.object({
  items: ItemsSchema,
  coupon: CouponCodesSchema.optional(),
  /** Credits to spend at most, paise. */
  credits: z.number().int().min(0).max(1e9).optional(),
  /** Key of the way of delivery. */
  delivery: z.string().max(60).optional(),
  /** Company that buys. */
  gst: z.object({ gstin: z.string().max(20), legalName: z.string().min(1).max(120) }).optional(),
  method: z.enum(PAY_METHODS).exclude(['offline', 'none']).optional(),
})

/** Before there is an address, the place of one decides about tax and delivery. */
export const QuoteBodySchema = WishSchema.extend({
  address: id.optional(),
  place: z.object({ state: z.enum(STATE_CODES), pincode: z.string().regex(/^[1-9][0-9]{5}$/) }).optional(),
})
export const PlaceOrderBodySchema = WishSchema.extend({
  address: id.optional(),
  quoteId: z.string().min(1).max(100),
})
export const CreateTxnBodySchema = z.object({ orderId: id, gateway: z.string().min(1).max(40) })
export const OrderReceiptBodySchema = z.object({ orderId: id }).catchall(z.string().max(500))
export const CancelOrderBodySchema = z.object({ orderId: id, reason: z.string().max(300).optional() })

/** What the bank calls the transfer: a UTR has 12 to 22 letters and digits. */
export const TransferBodySchema = z.object({
  orderId: id,
  reference: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{8,30}$/),
})

export const QuoteLineSchema = OrderLineSchema.omit({ grants: true, bought: true, state: true })

/** Why a code does not count, in words; `missingPaise` is what the items lack. */
export const RefusedCodeSchema = z.object({
  code: z.string(),
  reason: z.string(),
  message: z.string(),
  missingPaise: paise.nullable(),
})

/** A way to pay what is quoted; one that is not open says why. */
export const PayOptionSchema = z.object({
  /** What createTxn is called with. */
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
  /** Ways of delivery to choose from, how many days each is faster, and what goods lack for it to be free; null where nothing does. */
  deliveryOptions: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      paise,
      fasterDays: z.number().int(),
      missingForFreePaise: paise.nullable(),
    }),
  ),
  /** Whether something has to be sent, and when it comes at the latest (ms since epoch) to the given place. */
  needsAddress: z.boolean(),
  arrivesBy: z.number().nullable(),
  /** Whether it can be sent to the given place; null while there is none, and when nothing is sent. */
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
  /** Cashback credits that could be spent on it, of those the person has; null where the project has none. */
  credits: z.object({ balancePaise: paise, mostPaise: paise }).nullable(),
  payOptions: z.array(PayOptionSchema),
})

export const QuoteAnswerSchema = AcceptedSchema.extend({
  quote: QuoteSchema,
  /** Products of these that the person has already and does not ask to have for longer: they can't be ordered. */
  owned: z.array(z.string()),
})
export const PlaceOrderAnswerSchema = AcceptedSchema.extend({
  orderId: z.string(),
  number: z.string(),
  payable: paise,
})
/** What the browser opens: an address, the gateway's own script, or nothing when no gateway is needed. */
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
export const CreateTxnAnswerSchema = AcceptedSchema.extend({
  gateway: z.string(),
  gatewayOrderId: z.string(),
  amount: paise,
  checkout: CheckoutSchema,
  /** Until when everything is held for the person, ms since epoch; null when nothing has to be. */
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
    }),
  ),
  /** Slugs of the classes that the order opens. */
  classes: z.array(z.string()),
})
export const OrderReceiptAnswerSchema = AcceptedSchema.extend({
  status: z.enum(PAYMENT_STATUSES as [(typeof PAYMENT_STATUSES)[number]]),
  /** `cancelled` when everything was sold meanwhile: the money goes back by itself. */
  orderStatus: z.string(),
  receipt: ReceiptSchema,
})

export const CouponBodySchema = z.object({ items: ItemsSchema, coupon: TypedCodesSchema })
export const ItemsBodySchema = z.object({ items: ItemsSchema })
const CouponSetSchema = z.object({ codes: z.array(z.string()), discountPaise: paise })
export const DiscountAnswerSchema = AcceptedSchema.extend({
  coupons: z.array(AppliedCouponSchema),
  discountPaise: paise,
  payablePaise: paise,
})
/** The best set for these items and the next best, and every offered coupon with what it is worth alone or why it is not. */
export const AutoApplyAnswerSchema = AcceptedSchema.extend({
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

/** Keys of a line of an own order; shown to the buyer alone. */
export const OrderKeysAnswerSchema = AcceptedSchema.extend({
  keys: z.array(
    z.object({
      line: z.number().int(),
      key: z.string(),
      state: z.enum(['sold', 'redeemed', 'blocked']),
    }),
  ),
})
export const RedeemKeyBodySchema = z.object({ key: z.string().min(4).max(60) })
export const RedeemKeyAnswerSchema = AcceptedSchema.extend({ title: z.string() })

export type QuoteView = z.infer<typeof QuoteSchema>
export type Receipt = z.infer<typeof ReceiptSchema>
export type WishBody = Omit<z.infer<typeof QuoteBodySchema>, 'place'>
