import { z } from 'zod'

/** Maximum quantity of one item in a cart: goods up to ten, everything else once. */
export const MAX_ITEM_QUANTITY = 10
/** Maximum number of different items to buy in a cart. */
export const MAX_ITEMS = 50
/** Maximum number of different items in a cart, including those saved for later. */
export const MAX_STORED_ITEMS = 150

/**
 * An item of a cart. `seenPaise` is the price of one piece that the person last saw, `addedAt` ms since
 * epoch.
 */
export const CartItemSchema = z.object({
  product: z.string().min(1).max(64),
  variant: z.string().max(64).nullable(),
  validity: z.number().int().min(1).max(3650).nullable(),
  quantity: z.number().int().min(1).max(MAX_ITEM_QUANTITY),
  isSaved: z.boolean(),
  /** Adds days to the access that the person already has. */
  extend: z.boolean(),
  /** Id of the chosen batch. Another choice replaces it: it does not make another item. */
  batch: z.string().max(64).nullish(),
  seenPaise: z.number().int().min(0),
  addedAt: z.number().int(),
})

export type CartItem = z.infer<typeof CartItemSchema>

/** The identity of an item: equal keys are the same item. */
export const itemKey = ({
  product,
  variant,
  validity,
}: Pick<CartItem, 'product' | 'variant' | 'validity'>): string =>
  `${product}:${variant ?? ''}:${validity ?? ''}`
