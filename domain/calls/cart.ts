import { z } from 'zod'
import { PRODUCT_KINDS } from '../catalogue/kinds.ts'
import { AcceptedSchema } from './answers.ts'
import { CouponCodesSchema, QuoteSchema } from './payment.ts'

const id = z.string().min(1).max(60)
const paise = z.number().int()

/** Puts something into the cart, changes how many there are (0 takes it out), or keeps it for later. */
export const ChangeCartBodySchema = z.object({
  product: id,
  variant: id.nullable().optional(),
  validity: z.number().int().min(1).max(3650).nullable().optional(),
  /** How many there shall be; left out, one more. */
  quantity: z.number().int().min(0).max(10).optional(),
  isSaved: z.boolean().optional(),
  /** Adds days to what the person has already. */
  extend: z.boolean().optional(),
})
export const CartBodySchema = z.object({
  /** Left out, those that were used last count. `auto` takes the best ones. */
  coupon: z.union([z.literal('auto'), CouponCodesSchema]).optional(),
})
export const ResumeCartBodySchema = z.object({ token: z.string().min(10).max(400) })

/** Why something in the cart can't be bought. */
export const CART_PROBLEMS = ['productGone', 'optionGone', 'optionNeeded', 'outOfStock', 'fewLeft'] as const
/** What is other than when the person looked last. */
export const CART_NOTICES = ['ownedDropped', 'priceUp', 'priceDown', 'merged'] as const

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
  /** Of one, now. */
  pricePaise: paise,
  mrpPaise: paise,
  validityDays: z.number().int().nullable(),
  /** At most so many can be bought, null for any number up to ten. */
  left: z.number().int().nullable(),
  /** How many days until it is sent; null for what is opened at once. */
  dispatchDays: z.number().int().nullable(),
  problem: z.enum(CART_PROBLEMS).nullable(),
})
export const CartNoticeSchema = z.object({
  kind: z.enum(CART_NOTICES),
  /** Id of the product it speaks of, if it speaks of one. */
  product: z.string().nullable(),
  title: z.string(),
  fromPaise: paise.nullable(),
  toPaise: paise.nullable(),
})

export const CartSchema = z.object({
  lines: z.array(CartLineSchema),
  /** Things that are not kept for later. */
  count: z.number().int(),
  codes: z.array(z.string()),
  notices: z.array(CartNoticeSchema),
  /** Of what can be bought of it; null when there is nothing. */
  quote: QuoteSchema.nullable(),
})
export const CartAnswerSchema = AcceptedSchema.extend({ cart: CartSchema })
export const CartCountAnswerSchema = AcceptedSchema.extend({ count: z.number().int() })

export type CartView = z.infer<typeof CartSchema>
export type CartLine = z.infer<typeof CartLineSchema>
export type CartNotice = z.infer<typeof CartNoticeSchema>

export const RemindersBodySchema = z.object({ isOn: z.boolean() })
