import { z } from 'zod'
import { PRODUCT_KINDS } from '../catalogue/kinds.ts'
import { CouponCodesSchema, QuoteSchema } from './payments.ts'
import { AcceptedSchema } from './responses.ts'

const id = z.string().min(1).max(60)
const paise = z.number().int()

/** Adds an item to the cart, changes its quantity (0 removes it), or saves it for later. */
export const ChangeCartBodySchema = z.object({
  product: id,
  variant: id.nullable().optional(),
  validity: z.number().int().min(1).max(3650).nullable().optional(),
  /** The new quantity; without it, one is added. */
  quantity: z.number().int().min(0).max(10).optional(),
  isSaved: z.boolean().optional(),
  /** Adds days to the access that the person already has. */
  extend: z.boolean().optional(),
  /** Id of a batch of the product; without it, the one chosen before is kept. */
  batch: id.nullable().optional(),
})
export const CartBodySchema = z.object({
  /** Without it, the codes used last apply. `auto` selects the best ones. */
  coupon: z.union([z.literal('auto'), CouponCodesSchema]).optional(),
})
export const ResumeCartBodySchema = z.object({ token: z.string().min(10).max(400) })

/** Why an item in the cart can't be bought. */
export const CART_PROBLEMS = [
  ...(['productGone', 'optionGone', 'optionNeeded', 'outOfStock', 'fewLeft'] as const),
  ...(['batchNeeded', 'batchGone', 'batchFull'] as const),
] as const
/** What has changed since the person last saw the cart. */
export const CART_NOTICES = [
  ...(['ownedDropped', 'priceUp', 'priceDown', 'merged'] as const),
  // Items that did not fit when carts were merged: saved for later, or not stored.
  ...(['savedFull', 'leftOut'] as const),
] as const

export const CartLineSchema = z.object({
  product: z.string(),
  variant: z.string().nullable(),
  validity: z.number().int().nullable(),
  extend: z.boolean(),
  quantity: z.number().int(),
  isSaved: z.boolean(),
  title: z.string(),
  option: z.string().nullable(),
  kind: z.enum(PRODUCT_KINDS.map(({ id: kind }) => kind)),
  slug: z.string(),
  subject: z.string().nullable(),
  /** Current price of one piece. */
  pricePaise: paise,
  mrpPaise: paise,
  validityDays: z.number().int().nullable(),
  /** The chosen batch, its title in the reader's language; null for none. */
  batch: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Maximum quantity that can be bought; null: the usual ten. */
  left: z.number().int().nullable(),
  /** Days until dispatch; null for access that is granted immediately. */
  dispatchDays: z.number().int().nullable(),
  problem: z.enum(CART_PROBLEMS).nullable(),
})
export const CartNoticeSchema = z.object({
  kind: z.enum(CART_NOTICES),
  /** Id of the product concerned; null when there is none. */
  product: z.string().nullable(),
  title: z.string(),
  fromPaise: paise.nullable(),
  toPaise: paise.nullable(),
  /** Number of items, for notices about several. */
  count: z.number().int().optional(),
})

export const CartSchema = z.object({
  lines: z.array(CartLineSchema),
  /** Items that are not saved for later. */
  count: z.number().int(),
  codes: z.array(z.string()),
  notices: z.array(CartNoticeSchema),
  /** Quote for the items that can be bought; null when there are none. */
  quote: QuoteSchema.nullable(),
})
export const CartResponseSchema = AcceptedSchema.extend({ cart: CartSchema })
export const CartCountResponseSchema = AcceptedSchema.extend({ count: z.number().int() })

export type CartView = z.infer<typeof CartSchema>
export type CartLine = z.infer<typeof CartLineSchema>
export type CartNotice = z.infer<typeof CartNoticeSchema>

export const RemindersBodySchema = z.object({ isOn: z.boolean() })
