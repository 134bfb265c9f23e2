import { z } from 'zod'
import {
  CartBodySchema,
  CartCountResponseSchema,
  CartResponseSchema,
  ChangeCartBodySchema,
  RemindersBodySchema,
  ResumeCartBodySchema,
} from '#domain/calls/cart.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { itemKey } from '#domain/cart/CartItem.ts'
import { changeItems } from '#domain/cart/changeItems.ts'
import { countCartItems } from '#domain/cart/countCartItems.ts'
import { mergeItems } from '#domain/cart/mergeItems.ts'
import { textOf } from '#domain/text/textOf.ts'
import { cartOfLink } from '../../operations/cart/cartLink.ts'
import { previewMerge } from '../../operations/cart/openCart.ts'
import { setReminders } from '../../operations/cart/reminderConsent.ts'
import { changeCart } from '../../operations/cart/storedCart.ts'
import { priceItems } from '../../operations/checkout/priceItems.ts'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { itemRefusal } from '../payments/quoteRefusals.ts'
import { requireOwnPerson } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { cartLimitReached, cartOf, ensureCartOwner, repricedCart, shopperOf } from './cartOf.ts'

const readCart = defineCall({
  path: '/cart',
  method: 'get',
  summary: 'The cart at current prices',
  body: CartBodySchema,
  answer: CartResponseSchema,
  handle: async (context) => {
    const opened = await cartOf(context)
    const cart = await repricedCart(context, { ...opened, coupon: context.body.coupon })
    return { apiSuccess: true as const, cart }
  },
})

const countCart = defineCall({
  path: '/cart/count',
  method: 'get',
  summary: 'Number of items in the cart',
  body: z.object({}),
  answer: CartCountResponseSchema,
  handle: async (context) => {
    const preview = await previewMerge(context.req.payload, context.project, shopperOf(context))
    // If not everything fits, the merge is left to a call whose answer can say so; only its result is counted.
    if (preview && preview.saved + preview.leftOut > 0)
      return { apiSuccess: true as const, count: countCartItems(preview.items) }
    const { cart } = await cartOf(context)
    return { apiSuccess: true as const, count: cart?.count ?? 0 }
  },
})

const changeCartItem = defineCall({
  path: '/cart/change',
  summary: 'Add an item to the cart, change its quantity, save it for later, or remove it',
  body: ChangeCartBodySchema,
  answer: CartResponseSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const { payload } = req
    const { product, variant = null, validity = null, quantity, isSaved, extend, batch } = body
    const change = {
      product,
      variant,
      validity,
      quantity: quantity ?? null,
      isSaved: isSaved ?? null,
      extend: extend ?? null,
      batch: batch ?? null,
    }
    const opened = await cartOf(context)
    const inCart = opened.cart?.items.find((item) => itemKey(item) === itemKey(change))
    const chosenBatch = batch ?? inCart?.batch
    // Items may be removed or saved for later when they are no longer on sale.
    const isRemoval = quantity === 0 || isSaved === true
    const shop = await shopOf(payload, project)
    const wanted = {
      product,
      quantity: 1,
      ...(variant ? { variant } : {}),
      ...(validity ? { validity } : {}),
      ...(chosenBatch ? { batch: chosenBatch } : {}),
    }
    const { priced, products } = await priceItems({ payload, project, shop, items: [wanted], now })
    const [first] = priced
    if (first && !first.ok && !(isRemoval && (inCart || quantity === 0))) return itemRefusal(first)
    const known = {
      kind: products.get(product)?.kind ?? 'course',
      pricePaise: first?.ok ? first.item.pricePaise : 0,
    }
    const refusal = await cartLimitReached(context, opened)
    if (refusal) return refusal
    let isFull = false
    const owner = ensureCartOwner(context, opened.owner)
    const cart = await changeCart(payload, project, owner, now, ({ items }) => {
      const changed = changeItems(items, change, { ...known, now: now.getTime() })
      isFull = !changed.ok
      return changed.ok ? { items: changed.items } : null
    })
    if (isFull) return refuse(textOf('cartFull'), 'limit')
    return {
      apiSuccess: true as const,
      cart: await repricedCart(context, { owner, person: opened.person, cart, merged: opened.merged }),
    }
  },
})

const resumeCart = defineCall({
  path: '/cart/resume',
  summary: 'Restore the items of a cart from the link of a reminder',
  body: ResumeCartBodySchema,
  answer: CartResponseSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const linked = await cartOfLink(req.payload, project, body.token, now)
    if (!linked) return refuse(textOf('cartLinkOver'), 'tokenUsed')
    const opened = await cartOf(context)
    const refusal = await cartLimitReached(context, opened)
    if (refusal) return refusal
    const owner = ensureCartOwner(context, opened.owner)
    let merged = opened.merged
    const cart = await changeCart(req.payload, project, owner, now, (before) => {
      const { items, saved, leftOut } = mergeItems(before.items, linked.items)
      if (saved + leftOut > 0 || opened.merged)
        merged = {
          saved: saved + (opened.merged?.saved ?? 0),
          leftOut: leftOut + (opened.merged?.leftOut ?? 0),
        }
      return { items, coupons: before.coupons.length > 0 ? before.coupons : linked.coupons }
    })
    return {
      apiSuccess: true as const,
      message: textOf('cartIsBack'),
      cart: await repricedCart(context, { owner, person: opened.person, cart, merged }),
    }
  },
})

const cartReminders = defineCall({
  path: '/cart/reminders',
  summary: 'Turn e-mails about abandoned carts on or off',
  body: RemindersBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body }) => {
    const here = requireOwnPerson({ viewer, project })
    if ('refusal' in here) return here.refusal
    await setReminders(req.payload, here.person.id, body.isOn)
    return { apiSuccess: true as const }
  },
})
export const CART_CALLS: Call[] = [readCart, countCart, changeCartItem, resumeCart, cartReminders]
