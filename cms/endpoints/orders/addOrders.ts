import type { PayloadRequest } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { localeOf, type RequestProject } from '#access/projectOf.ts'
import type { Viewer } from '#access/viewer.ts'
import {
  AddOrderBodySchema,
  AddOrderResponseSchema,
  FindProductsBodySchema,
  FindStudentsBodySchema,
  ProductsResponseSchema,
  StaffQuoteBodySchema,
  StaffQuoteResponseSchema,
  StudentsResponseSchema,
} from '#domain/calls/orders.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { quoteView } from '../../operations/checkout/quoteView.ts'
import { shippingProblem } from '../../operations/checkout/shippingProblem.ts'
import { type AddOrderResult, addOrder, findOrderByReference } from '../../operations/orders/addOrder.ts'
import { findProducts } from '../../operations/orders/findProducts.ts'
import { findStudents } from '../../operations/orders/findStudents.ts'
import { sellableProducts } from '../../operations/orders/sellableProducts.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { staffQuote } from '../../operations/orders/staffQuote.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { holdRefusal, shippingRefusal } from '../payments/quoteRefusals.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { auditOrder } from './auditOrder.ts'
import { payLinkSentText } from './changeOrders.ts'
import { quoteRefusal } from './quoteRefusal.ts'
import { orderAnswer, ownedRefusal, paidAnswer } from './staffAnswers.ts'

/** For staff who add orders or build carts. */
const SALES_RIGHTS = { module: ['addOrders', 'cart'], toEdit: true } as const
const ADD_ORDER_RIGHTS = { module: 'addOrders', toEdit: true } as const

const students = defineCall({
  path: '/sales/students',
  summary: 'Search students by phone, e-mail or name',
  needs: SALES_RIGHTS,
  audit: 'reads',
  body: FindStudentsBodySchema,
  answer: StudentsResponseSchema,
  handle: async ({ req, viewer, body: { text } }) => {
    const project = await staffProject(req)
    if (!project) return notFound()
    const isOpen = hasModule(viewer, 'users')
    return { ...succeed(), students: await findStudents(req.payload, { project, text, isOpen }) }
  },
})

const products = defineCall({
  path: '/sales/products',
  summary: 'Search products that the caller may sell by title',
  needs: SALES_RIGHTS,
  audit: 'reads',
  body: FindProductsBodySchema,
  answer: ProductsResponseSchema,
  handle: async ({ req, viewer, body: { text }, now }) => {
    const project = await staffProject(req)
    if (!project) return notFound()
    const ids = sellableProducts(viewer as Viewer)
    return { ...succeed(), products: await findProducts(req.payload, project, text, ids, now) }
  },
})

const quote = defineCall({
  path: '/sales/quote',
  summary: 'Quote for a student',
  needs: ADD_ORDER_RIGHTS,
  audit: 'reads',
  body: StaffQuoteBodySchema,
  answer: StaffQuoteResponseSchema,
  handle: async ({ req, viewer, body, now }) => {
    const { payload } = req
    const project = await staffProject(req)
    if (!project) return notFound()
    const found = await staffQuote({ payload, project, body, sold: sellableProducts(viewer as Viewer), now })
    if (found.state !== 'quoted') return quoteRefusal(found)
    const { quoted, purchase, owned } = found
    return {
      ...succeed(),
      quote: await quoteView(payload, project, quoted, purchase, { locale: localeOf(req), now }),
      owned,
    }
  },
})

function addedAnswer(added: AddOrderResult) {
  switch (added.state) {
    case 'paid':
      return paidAnswer(added.order)
    case 'placed':
      return orderAnswer(
        added.order,
        textOf('order.placed', { number: added.order.number, sent: payLinkSentText(added.to) }),
      )
    case 'gone':
      return holdRefusal(added.held)
    case 'soldOut':
      return refuse(textOf('order.soldOut'), 'outOfStock')
    default:
      return refuse(textOf(`order.${added.state}`), added.state)
  }
}

/** The response for an earlier order with the same offline reference, such as after a double click; a refusal if that order differs; else null. */
async function answerOfRepeat(
  req: PayloadRequest,
  project: RequestProject,
  { pay, student, quoteId }: { pay: { kind: string; reference?: string }; student: string; quoteId: string },
) {
  const reference = pay.kind === 'offline' ? (pay.reference ?? '') : ''
  const before = await findOrderByReference(req.payload, project, { reference, student, quoteId })
  if (!before) return null
  return before.isSame ? paidAnswer(before.order) : refuse(textOf('order.referenceUsed'), 'referenceUsed')
}

const addorder = defineCall({
  path: '/sales/addorder',
  summary: 'Place an order for a student, paid offline or with a link to pay',
  needs: ADD_ORDER_RIGHTS,
  audit: { entity: 'orders', did: 'Added an order', action: 'create' },
  body: AddOrderBodySchema,
  answer: AddOrderResponseSchema,
  handle: async ({ req, viewer, body, now }) => {
    const { payload } = req
    const { quoteId, pay, note = '', ...asked } = body
    const project = await staffProject(req)
    if (!project) return notFound()
    const before = await answerOfRepeat(req, project, body)
    if (before) return before
    const sold = sellableProducts(viewer as Viewer)
    const found = await staffQuote({ payload, project, body: asked, sold, now })
    if (found.state !== 'quoted') return quoteRefusal(found)
    const { quoted, purchase, address, student, owned } = found
    const refusal = ownedRefusal(quoted, owned)
    if (refusal) return refusal
    if (quoted.quoteId !== quoteId)
      return {
        ...refuse(textOf('quoteChanged'), 'quoteChanged', { httpStatus: 409 }),
        quote: await quoteView(payload, project, quoted, purchase, { locale: localeOf(req), now }),
      }
    const problem = shippingProblem(quoted, address)
    if (problem) return shippingRefusal(problem)
    const by = req.user as User
    const added = await addOrder({ payload, project, student, quoted, purchase, address, by, pay, note, now })
    if ('order' in added) await auditOrder(req, added.order, `Added order ${added.order.number}`, now)
    return addedAnswer(added)
  },
})

export const ADD_ORDER_CALLS: Call[] = [students, products, quote, addorder]
