import { localeOf } from '#access/projectOf.ts'
import {
  PlaceOrderBodySchema,
  PlaceOrderResponseSchema,
  QuoteBodySchema,
  QuoteResponseSchema,
} from '#domain/calls/payments.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import { textOf } from '#domain/text/textOf.ts'
import { ownedWithoutExtension } from '../../operations/checkout/ownedOf.ts'
import { cashOnDeliveryRefusal } from '../../operations/checkout/payOptions.ts'
import { placeOrder as place } from '../../operations/checkout/placeOrder.ts'
import { purchaseOptionsOf } from '../../operations/checkout/purchaseOptionsOf.ts'
import { type PurchaseOptions, type Quoted, quoteItems } from '../../operations/checkout/quoteItems.ts'
import { quoteView } from '../../operations/checkout/quoteView.ts'
import { shippingProblem } from '../../operations/checkout/shippingProblem.ts'
import { closeReplaced } from '../../operations/orders/closeReplaced.ts'
import { defineCall } from '../defineCall.ts'
import { forbidden, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { personOf } from './personOf.ts'
import { itemRefusal, purchaseRefusal, shippingRefusal } from './quoteRefusals.ts'

export const quoteOrder = defineCall({
  path: '/payment/quote',
  summary: 'Quote for items at current prices',
  body: QuoteBodySchema,
  answer: QuoteResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const { payload } = req
    const person = personOf(req)
    const resolved = await purchaseOptionsOf(payload, project, person, body)
    if (!resolved.ok) return purchaseRefusal(resolved)
    const { purchase } = resolved
    const quoted = await quoteItems({ payload, project, person, items: body.items, purchase, now })
    if (!quoted.ok) return itemRefusal(quoted)
    return {
      apiSuccess: true as const,
      quote: await quoteView(payload, project, quoted, purchase, { locale: localeOf(req), now }),
      owned: person ? await ownedWithoutExtension(payload, String(person.id), body.items, quoted, now) : [],
    }
  },
})

/** The refusal for an address or payment method that does not fit the quote, or null. */
function orderRefusal({ quote, shop }: Quoted, { method }: PurchaseOptions, address: OrderAddress | null) {
  const problem = shippingProblem({ quote, shop }, address)
  if (problem) return shippingRefusal(problem)
  const isOffered = method === 'online' || (method === 'cashOnDelivery' ? shop.cash.isOn : shop.bank.isOn)
  if (!isOffered) return refuse(textOf('gatewayUnknown'), 'gatewayUnknown')
  const cash = method === 'cashOnDelivery' ? cashOnDeliveryRefusal(shop, quote, address) : null
  return cash ? refuse(cash, 'cashRefused') : null
}

export const placeOrder = defineCall({
  path: '/payment/placeOrder',
  summary: 'Place an order at the prices of a quote',
  body: PlaceOrderBodySchema,
  answer: PlaceOrderResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const person = personOf(req)
    if (!viewer || !person) return signedOut()
    if (viewer.project !== project.id) return forbidden()
    const { payload } = req
    const resolved = await purchaseOptionsOf(payload, project, person, body)
    if (!resolved.ok) return purchaseRefusal(resolved)
    const { purchase, address } = resolved
    const quoted = await quoteItems({ payload, project, person, items: body.items, purchase, now })
    if (!quoted.ok) return itemRefusal(quoted)
    if (quoted.quoteId !== body.quoteId) {
      return {
        ...refuse(textOf('quoteChanged'), 'quoteChanged', { httpStatus: 409 }),
        quote: await quoteView(payload, project, quoted, purchase, { locale: localeOf(req), now }),
      }
    }
    const refusal = orderRefusal(quoted, purchase, address)
    if (refusal) return refusal
    const owned = await ownedWithoutExtension(payload, viewer.id, body.items, quoted, now)
    if (owned.length > 0) return refuse(textOf('alreadyOwned'), 'alreadyOwned')
    const order = await place({
      payload,
      project,
      quoted,
      now,
      student: person,
      by: person,
      panel: 'web' as const,
      method: purchase.method,
      address,
      gst: purchase.gst,
    })
    await closeReplaced(payload, order, now)
    return {
      apiSuccess: true as const,
      orderId: String(order.id),
      number: order.number,
      payable: order.payablePaise,
    }
  },
})
