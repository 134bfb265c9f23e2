import { z } from 'zod'
import { AcceptedSchema } from './responses.ts'

const id = z.string().min(1).max(60)

/** Maximum number of products in a wishlist. */
export const WISHLIST_MAX = 100

export const ChangeWishlistBodySchema = z.object({ product: id, isIn: z.boolean() })
/** The wishlist that a browser stored before the person signed in, latest first. */
export const MergeWishlistBodySchema = z.object({ products: z.array(id).min(1).max(WISHLIST_MAX) })

/** Ids of the products in the wishlist that are on sale, latest first. */
export const WishlistResponseSchema = AcceptedSchema.extend({ products: z.array(z.string()) })
