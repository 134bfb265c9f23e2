import {
  PlaceOrderAnswerSchema,
  PlaceOrderBodySchema,
  QuoteAnswerSchema,
  QuoteBodySchema,
  type QuoteView,
} from '#domain/calls/payment.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { ownsOne } from '../../operations/commerce/ownsOne.ts'
import { orderLines, placeOrder as place } from '../../operations/commerce/placeOrder.ts'
import { type QuotedItems, quoteItems, type RefusedItems } from '../../operations/commerce/quoteItems.ts'
import { defineCall, refuse } from '../defineCall.ts'

const quoteView = ({ quote, products }: QuotedItems): QuoteView => ({
  ...quote,
  lines: quote.lines.map((line) => {
    const product = products.get(line.product)
    return { ...line, slug: product?.slug ?? '', subject: product?.subject ?? null }
  }),
})

const refusal = ({ reason, title, left }: RefusedItems) => {
  if (reason === 'productGone') return refuse(ANSWERS.productGone, reason)
  if (reason !== 'outOfStock') return refuse(ANSWERS[reason].replace('{title}', title), reason)
  const text = left > 0 ? ANSWERS.fewLeft.replace('{left}', String(left)) : ANSWERS.outOfStock
  return refuse(text.replace('{title}', title), reason)
}

export const quoteOrder = defineCall({
  path: '/payment/quote',
  summary: 'What items cost now',
  body: QuoteBodySchema,
  answer: QuoteAnswerSchema,
  handle: async ({ req, project, body, now }) => {
    const quoted = await quoteItems(req.payload, project, body.items, now)
    if (!quoted.ok) return refusal(quoted)
    return { apiSuccess: true as const, message: '', quote: quoteView(quoted) }
  },
})

export const placeOrder = defineCall({
  path: '/payment/placeOrder',
  summary: 'Place an order at the prices of a quote',
  body: PlaceOrderBodySchema,
  answer: PlaceOrderAnswerSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return refuse(MESSAGES.notLoggedIn, 'signedOut', { httpStatus: 401 })
    if (viewer.project !== project.id) return refuse(ANSWERS.forbidden, 'forbidden', { httpStatus: 403 })
    const quoted = await quoteItems(req.payload, project, body.items, now)
    if (!quoted.ok) return refusal(quoted)
    if (quoted.quote.quoteId !== body.quoteId) {
      return {
        ...refuse(ANSWERS.quoteChanged, 'quoteChanged', { httpStatus: 409 }),
        quote: quoteView(quoted),
      }
    }
    const lines = await orderLines(req.payload, project, quoted)
    if (await ownsOne(req.payload, project, viewer.id, lines, now))
      return refuse(ANSWERS.alreadyOwned, 'alreadyOwned')
    const order = await place({
      payload: req.payload,
      project,
      student: viewer.id,
      lines,
      quote: quoted.quote,
      now,
    })
    return {
      apiSuccess: true as const,
      message: '',
      orderId: String(order.id),
      number: order.number,
      payable: order.payablePaise,
    }
  },
})
