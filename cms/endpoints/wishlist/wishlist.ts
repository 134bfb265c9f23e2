import { z } from 'zod'
import {
  ChangeWishlistBodySchema,
  MergeWishlistBodySchema,
  WISHLIST_MAX,
  WishlistResponseSchema,
} from '#domain/calls/wishlist.ts'
import { textOf } from '#domain/text/textOf.ts'
import { addToWishlist, listWishlist, removeFromWishlist } from '../../operations/wishlist/wishlist.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'

const ownerOf = ({ req, project, viewer }: Pick<CallContext<unknown>, 'req' | 'project' | 'viewer'>) =>
  viewer?.project === project.id ? { payload: req.payload, project, student: viewer.id } : null

type Owner = NonNullable<ReturnType<typeof ownerOf>>

const wishlistAnswer = async (owner: Owner) => ({
  apiSuccess: true as const,
  products: await listWishlist(owner),
})

const wishlistFull = () => refuse(textOf('wishlistFull', { most: WISHLIST_MAX }), 'limit')

const readWishlist = defineCall({
  path: '/wishlist',
  method: 'get',
  summary: 'The wishlist of the signed-in person',
  body: z.object({}),
  answer: WishlistResponseSchema,
  handle: async (context) => {
    const owner = ownerOf(context)
    return owner ? wishlistAnswer(owner) : signedOut()
  },
})

const changeWishlist = defineCall({
  path: '/wishlist/change',
  summary: 'Add a product to the wishlist, or remove it',
  body: ChangeWishlistBodySchema,
  answer: WishlistResponseSchema,
  handle: async (context) => {
    const owner = ownerOf(context)
    if (!owner) return signedOut()
    const { product, isIn } = context.body
    if (!isIn) await removeFromWishlist(owner, product)
    else {
      const outcome = await addToWishlist(owner, [product], context.now)
      if (outcome === 'notFound') return notFound()
      if (outcome === 'full') return wishlistFull()
    }
    return wishlistAnswer(owner)
  },
})

const mergeWishlist = defineCall({
  path: '/wishlist/merge',
  summary: 'Merge the wishlist of a browser into the account; idempotent',
  body: MergeWishlistBodySchema,
  answer: WishlistResponseSchema,
  handle: async (context) => {
    const owner = ownerOf(context)
    if (!owner) return signedOut()
    await addToWishlist(owner, context.body.products, context.now)
    return wishlistAnswer(owner)
  },
})

export const WISHLIST_CALLS: Call[] = [readWishlist, changeWishlist, mergeWishlist]
