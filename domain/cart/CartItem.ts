import { z } from 'zod'

/** How many of one thing a cart holds: goods up to ten, everything else once. */
export const MAX_GOODS = 10
/** How many different things a cart holds. */
export const MAX_ITEMS = 50

/** One thing in a cart. `seenPaise` is the price of one that the person saw last, `addedAt` ms since epoch. */
export const CartItemSchema = z.object({
  product: z.string().min(1).max(64),
  variant: z.string().max(64).nullable(),
  validity: z.number().int().min(1).max(3650).nullable(),
  quantity: z.number().int().min(1).max(MAX_GOODS),
  isSaved: z.boolean(),
  /** Adds days to what the person has already. */
  extend: z.boolean(),
  seenPaise: z.number().int().min(0),
  addedAt: z.number().int(),
})

export type CartItem = z.infer<typeof CartItemSchema>

/** What makes two items the same thing. */
export const itemKey = ({
  product,
  variant,
  validity,
}: Pick<CartItem, 'product' | 'variant' | 'validity'>): string =>
  `${product}:${variant ?? ''}:${validity ?? ''}`
