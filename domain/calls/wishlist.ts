import { z } from 'zod'
import { AcceptedSchema } from './answers.ts'

const id = z.string().min(1).max(60)

/** How many products a wishlist holds at most. */
export const WISHLIST_MAX = 100

export const ChangeWishlistBodySchema = z.object({ product: id, isIn: z.boolean() })
/** What a browser kept before somebody signed in, the last one first. */
export const MergeWishlistBodySchema = z.object({ products: z.array(id).min(1).max(WISHLIST_MAX) })

/** Ids of the products that are wished for and on sale, the last one first. */
export const WishlistAnswerSchema = AcceptedSchema.extend({ products: z.array(z.string()) })
