import type { Endpoint } from 'payload'
import { z } from 'zod'
import { AcceptedSchema } from '#domain/calls/answers.ts'
import {
  CartAnswerSchema,
  CartBodySchema,
  CartCountAnswerSchema,
  ChangeCartBodySchema,
  RemindersBodySchema,
  ResumeCartBodySchema,
} from '#domain/calls/cart.ts'
import { itemKey } from '#domain/cart/CartItem.ts'
import { changeItems } from '#domain/cart/changeItems.ts'
import { mergeItems } from '#domain/cart/mergeItems.ts'
import { piecesIn } from '#domain/cart/piecesIn.ts'
import { textOf } from '#domain/text/textOf.ts'
import { cartOfLink } from '../../operations/cart/cartLink.ts'
import { previewMerge } from '../../operations/cart/openCart.ts'
import { setReminders } from '../../operations/cart/reminderConsent.ts'
import { changeCart } from '../../operations/cart/storedCart.ts'
import { pricedItems } from '../../operations/checkout/pricedItems.ts'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { refuse } from '../answers.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { itemRefusal } from '../payment/quoteRefusals.ts'
import { personHere } from '../refusals.ts'
import { cartLimitReached, cartOf, ownerToChange, shopperOf, shownCart } from './cartOf.ts'
import { stopReminders } from './stop.ts'

const readCart = defineCall({
  path: '/cart',
  method: 'get',
  summary: 'What is in the cart, at the prices of this moment',
  body: CartBodySchema,
  answer: CartAnswerSchema,
  handle: async (context) => {
    const opened = await cartOf(context)
    const cart = await shownCart(context, { ...opened, coupon: context.body.coupon })
    return { apiSuccess: true as const, cart }
  },
})

const countCart = defineCall({
  path: '/cart/count',
  method: 'get',
  summary: 'How many things are in the cart',
  body: z.object({}),
  answer: CartCountAnswerSchema,
  handle: async (context) => {
    const preview = await previewMerge(context.req.payload, context.project, shopperOf(context))
    // A merge in which not everything fits is left to a call that says so.
    if (preview && preview.saved + preview.leftOut > 0)
      return { apiSuccess: true as const, count: piecesIn(preview.items) }
    const { cart } = await cartOf(context)
    return { apiSuccess: true as const, count: cart?.count ?? 0 }
  },
})

const putIntoCart = defineCall({
  path: '/cart/change',
  summary: 'Put something into the cart, change how many, keep for later, or take out',
  body: ChangeCartBodySchema,
  answer: CartAnswerSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const { payload } = req
    const { product, variant = null, validity = null, quantity, isSaved, extend } = body
    const change = {
      ...{ product, variant, validity },
      ...{ quantity: quantity ?? null, isSaved: isSaved ?? null, extend: extend ?? null },
    }
    const opened = await cartOf(context)
    // What is taken out or kept need not be on sale any more.
    const isLeaving = quantity === 0 || isSaved === true
    const shop = await shopOf(payload, project)
    const wanted = {
      product,
      quantity: 1,
      ...(variant ? { variant } : {}),
      ...(validity ? { validity } : {}),
    }
    const { priced, products } = await pricedItems({ payload, project, shop, items: [wanted], now })
    const [first] = priced
    const isThere = opened.cart?.items.some((item) => itemKey(item) === itemKey(change)) ?? false
    if (first && !first.ok && !(isLeaving && (isThere || quantity === 0))) return itemRefusal(first)
    const known = {
      kind: products.get(product)?.kind ?? 'course',
      pricePaise: first?.ok ? first.item.pricePaise : 0,
    }
    const refusal = await cartLimitReached(context, opened)
    if (refusal) return refusal
    let isFull = false
    const owner = ownerToChange(context, opened.owner)
    const cart = await changeCart(payload, project, owner, now, ({ items }) => {
      const changed = changeItems(items, change, { ...known, now: now.getTime() })
      isFull = !changed.ok
      return changed.ok ? { items: changed.items } : null
    })
    if (isFull) return refuse(textOf('cartFull'), 'limit')
    return {
      apiSuccess: true as const,
      cart: await shownCart(context, { owner, person: opened.person, cart, merged: opened.merged }),
    }
  },
})

const resumeCart = defineCall({
  path: '/cart/resume',
  summary: 'Bring the things of a cart into this browser by a link',
  body: ResumeCartBodySchema,
  answer: CartAnswerSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const linked = await cartOfLink(req.payload, project, body.token, now)
    if (!linked) return refuse(textOf('cartLinkOver'), 'tokenUsed')
    const opened = await cartOf(context)
    const refusal = await cartLimitReached(context, opened)
    if (refusal) return refusal
    const owner = ownerToChange(context, opened.owner)
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
      cart: await shownCart(context, { owner, person: opened.person, cart, merged }),
    }
  },
})

const cartReminders = defineCall({
  path: '/cart/reminders',
  summary: 'Whether one wants e-mails about what one left in the cart',
  body: RemindersBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body }) => {
    const here = personHere({ viewer, project })
    if ('refusal' in here) return here.refusal
    await setReminders(req.payload, here.person.id, body.isOn)
    return { apiSuccess: true as const }
  },
})

export const CART_ENDPOINTS: Endpoint[] = [stopReminders]
export const CART_CALLS: Call[] = [readCart, countCart, putIntoCart, resumeCart, cartReminders]
