import type { Viewer } from '#access/viewer.ts'
import { claimKey } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { AcceptedSchema } from '#domain/calls/answers.ts'
import { BuildCartBodySchema, BuiltCartAnswerSchema, CartIdBodySchema } from '#domain/calls/orders.ts'
import { cartLinkNotification } from '#domain/notifications/orderNotifications.ts'
import { textOf } from '#domain/text/textOf.ts'
import { buildCart } from '../../operations/orders/buildCart.ts'
import { studentOf } from '../../operations/orders/findStudents.ts'
import { notifyStudent } from '../../operations/orders/notifyStudent.ts'
import { sellableProducts } from '../../operations/orders/sellableProducts.ts'
import { staffCart } from '../../operations/orders/staffCart.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { projectOfRow } from '../../operations/projects/projectOfRow.ts'
import { refuse, succeed } from '../answers.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { itemRefusal } from '../payments/quoteRefusals.ts'
import { notFound } from '../refusals.ts'
import { payLinkSentText } from './changeOrders.ts'

const CART_DESK = { module: 'cart', toEdit: true } as const
/** The link to a cart is sent at most once in this time. */
const EVERY_MS = 60_000

const buildcart = defineCall({
  path: '/sales/buildcart',
  summary: 'Add an item to the cart of a student, or remove it',
  needs: CART_DESK,
  audit: { entity: 'carts', did: 'Changed the cart of a student' },
  body: BuildCartBodySchema,
  answer: BuiltCartAnswerSchema,
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

const sendcart = defineCall({
  path: '/sales/sendcart',
  summary: 'Send a student the link to their cart',
  needs: CART_DESK,
  audit: { entity: 'carts', did: 'Sent a student the link to their cart', id: 'cart' },
  body: CartIdBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const { payload } = req
    const cart = await staffCart(req, body.cart)
    if (!cart) return notFound()
    const project = await projectOfRow(payload, cart)
    const student = cart.student && (await studentOf(payload, project, idOf(cart.student) as string))
    if (!student) return refuse(textOf('order.cartOfVisitor'), 'cartOfVisitor')
    if (cart.count === 0) return refuse(textOf('order.cartEmpty'), 'cartEmpty')
    const minute = Math.floor(now.getTime() / EVERY_MS)
    const end = new Date(now.getTime() + 2 * EVERY_MS)
    if (!(await claimKey(payload, `cartLink:${cart.id}:${minute}`, end)))
      return refuse(textOf('order.linkJustSent'), 'limit', { retryAfterS: 60 })
    const news = cartLinkNotification(cart.count)
    const dedupeKey = `cartLink:${cart.id}:${minute}`
    return succeed(payLinkSentText(await notifyStudent(payload, { project, student, news, dedupeKey, now })))
  },
})

export const BUILD_CART_CALLS: Call[] = [buildcart, sendcart]
