import type { BasePayload } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import type { Viewer } from '#access/viewer.ts'
import { claimKey } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  BuildCartBodySchema,
  BuiltCartResponseSchema,
  CartCouponsBodySchema,
  CartIdBodySchema,
} from '#domain/calls/orders.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { CART_LINK_SENT } from '#domain/logs/audit.ts'
import { cartLinkNotification } from '#domain/notifications/orderNotifications.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import type { Cart } from '#payload-types'
import { buildCart } from '../../operations/orders/buildCart.ts'
import { setCartCoupons } from '../../operations/orders/cartCoupons.ts'
import { studentOf } from '../../operations/orders/findStudents.ts'
import { notifyStudent } from '../../operations/orders/notifyStudent.ts'
import { sellableProducts } from '../../operations/orders/sellableProducts.ts'
import { staffCart } from '../../operations/orders/staffCart.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { projectOfRow } from '../../operations/projects/projectOfRow.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { itemRefusal } from '../payments/quoteRefusals.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed, wrongField } from '../responses.ts'
import { payLinkSentText } from './changeOrders.ts'

const CART_DESK = { module: 'cart', toEdit: true } as const
/** Minimum time between two sends of the link to a cart, ms. */
const EVERY_MS = 60_000

const buildcart = defineCall({
  path: '/sales/buildcart',
  summary: 'Add an item to the cart of a student, or remove it',
  needs: CART_DESK,
  audit: { entity: 'carts', did: 'Changed the cart of a student' },
  body: BuildCartBodySchema,
  answer: BuiltCartResponseSchema,
  handle: async ({ req, viewer, body: { student: id, quantity, ...thing }, now }) => {
    const { payload } = req
    const project = await staffProject(req)
    const student = project && (await studentOf(payload, project, id))
    if (!student) return notFound()
    const sold = sellableProducts(viewer as Viewer)
    if (sold && !sold.includes(thing.product))
      return refuse(textOf('order.notAssigned'), 'forbidden', { httpStatus: 403 })
    const built = await buildCart({ payload, project, student, thing, quantity: quantity ?? null, now })
    switch (built.state) {
      case 'built':
        return { ...succeed(textOf('order.inCart')), cart: String(built.cart.id), count: built.cart.count }
      case 'item':
        return itemRefusal(built.refused)
      case 'owned':
        return refuse(textOf('order.ownedByStudent', { titles: built.title }), 'alreadyOwned')
      case 'full':
        return refuse(textOf('cartFull'), 'limit')
      case 'empty':
        return refuse(textOf('order.cartEmpty'), 'cartEmpty')
    }
  },
})

/** The project of a cart, and its student; null for a visitor's. */
async function ownerOf(payload: BasePayload, cart: Cart) {
  const project = await projectOfRow(payload, cart)
  const student = cart.student && (await studentOf(payload, project, idOf(cart.student) as string))
  return { project, student: student || null }
}

const cartcoupons = defineCall({
  path: '/sales/cartcoupons',
  summary: 'Set the coupon codes of the cart of a student',
  needs: CART_DESK,
  audit: { entity: 'carts', did: 'Changed the coupons of the cart of a student', id: 'cart' },
  body: CartCouponsBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { cart: id, coupon: codes }, now }) => {
    const { payload } = req
    const cart = await staffCart(req, id)
    if (!cart) return notFound()
    const { project, student } = await ownerOf(payload, cart)
    if (!student) return refuse(textOf('order.cartOfVisitor'), 'cartOfVisitor')
    const set = await setCartCoupons({
      payload,
      project,
      student,
      cart,
      codes,
      now,
      locale: localeOf(req),
    })
    if (set.state === 'empty') return refuse(textOf('order.cartEmpty'), 'cartEmpty')
    if (set.state === 'refused') return wrongField('coupon', literalText(set.message), set.code)
    return succeed(textOf('order.inCart'))
  },
})

const sendcart = defineCall({
  path: '/sales/sendcart',
  summary: 'Send a student the link to their cart',
  needs: CART_DESK,
  audit: { entity: 'carts', did: CART_LINK_SENT, id: 'cart' },
  body: CartIdBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const { payload } = req
    const cart = await staffCart(req, body.cart)
    if (!cart) return notFound()
    const { project, student } = await ownerOf(payload, cart)
    if (!student) return refuse(textOf('order.cartOfVisitor'), 'cartOfVisitor')
    if (cart.count === 0) return refuse(textOf('order.cartEmpty'), 'cartEmpty')
    const minute = Math.floor(now.getTime() / EVERY_MS)
    const end = new Date(now.getTime() + 2 * EVERY_MS)
    if (!(await claimKey(payload, `cartLink:${cart.id}:${minute}`, end)))
      return refuse(textOf('order.linkJustSent'), 'limit', { retryAfterS: 60 })
    const notification = cartLinkNotification(cart.count)
    const dedupeKey = `cartLink:${cart.id}:${minute}`
    return succeed(
      payLinkSentText(await notifyStudent(payload, { project, student, notification, dedupeKey, now })),
    )
  },
})

export const BUILD_CART_CALLS: Call[] = [buildcart, cartcoupons, sendcart]
