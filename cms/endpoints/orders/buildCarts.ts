import { idOf } from '#access/idOf.ts'
import type { Viewer } from '#access/viewer.ts'
import { claimKey } from '#collections/guard.ts'
import { AcceptedSchema } from '#domain/calls/answers.ts'
import { BuildCartBodySchema, BuiltCartAnswerSchema, CartIdBodySchema } from '#domain/calls/orders.ts'
import { cartLinkNews } from '#domain/notifications/orderNews.ts'
import { DESK_TEXTS } from '#domain/orders/deskTexts.ts'
import { SHOP_ANSWERS } from '#domain/text/shopAnswers.ts'
import { projectOfRow } from '../../operations/commerce/projectOfRow.ts'
import { buildCart } from '../../operations/orders/buildCart.ts'
import { deskCart } from '../../operations/orders/deskCart.ts'
import { deskProject } from '../../operations/orders/deskProject.ts'
import { studentOf } from '../../operations/orders/findStudents.ts'
import { soldByViewer } from '../../operations/orders/soldByViewer.ts'
import { tellStudent } from '../../operations/orders/tellStudent.ts'
import { type Call, defineCall, refuse } from '../defineCall.ts'
import { itemRefusal } from '../payment/quoteRefusals.ts'
import { notFound } from '../refusals.ts'
import { sentText } from './changeOrders.ts'
import { done } from './deskAnswers.ts'

const CART_DESK = { module: 'cart', toEdit: true } as const
/** A link to a cart is not sent more often. */
const EVERY_MS = 60_000

const buildcart = defineCall({
  path: '/sales/buildcart',
  summary: 'Put something into the cart of a student, or take it out',
  needs: CART_DESK,
  audit: { entity: 'carts', did: 'Changed the cart of a student' },
  body: BuildCartBodySchema,
  answer: BuiltCartAnswerSchema,
  handle: async ({ req, viewer, body: { student: id, quantity, ...thing }, now }) => {
    const { payload } = req
    const project = await deskProject(req)
    const student = project && (await studentOf(payload, project, id))
    if (!student) return notFound()
    const sold = soldByViewer(viewer as Viewer)
    if (sold && !sold.includes(thing.product))
      return refuse(DESK_TEXTS.notAssigned, 'forbidden', { httpStatus: 403 })
    const built = await buildCart({ payload, project, student, thing, quantity: quantity ?? null, now })
    switch (built.state) {
      case 'built':
        return { ...done(DESK_TEXTS.inCart), cart: String(built.cart.id), count: built.cart.count }
      case 'item':
        return itemRefusal(built.refused)
      case 'owned':
        return refuse(DESK_TEXTS.ownedByStudent.replace('{titles}', built.title), 'alreadyOwned')
      case 'full':
        return refuse(SHOP_ANSWERS.cartFull, 'limit')
      case 'empty':
        return refuse(DESK_TEXTS.cartEmpty, 'cartEmpty')
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
    const cart = await deskCart(req, body.cart)
    if (!cart) return notFound()
    const project = await projectOfRow(payload, cart)
    const student = cart.student && (await studentOf(payload, project, idOf(cart.student) as string))
    if (!student) return refuse(DESK_TEXTS.cartOfVisitor, 'cartOfVisitor')
    if (cart.count === 0) return refuse(DESK_TEXTS.cartEmpty, 'cartEmpty')
    const minute = Math.floor(now.getTime() / EVERY_MS)
    const end = new Date(now.getTime() + 2 * EVERY_MS)
    if (!(await claimKey(payload, `cartLink:${cart.id}:${minute}`, end)))
      return refuse(DESK_TEXTS.linkJustSent, 'limit', { retryAfterS: 60 })
    const news = cartLinkNews(cart.count)
    const dedupeKey = `cartLink:${cart.id}:${minute}`
    return done(sentText(await tellStudent(payload, { project, student, news, dedupeKey, now })))
  },
})

export const BUILD_CART_CALLS: Call[] = [buildcart, sendcart]
