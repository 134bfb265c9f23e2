import { type Text, textOf } from '#domain/text/textOf.ts'
import type { Order } from '#payload-types'
import type { Quoted } from '../../operations/checkout/quoteItems.ts'
import { done, refuse } from '../answers.ts'

/** What concerns the whole order is not for somebody who sees some of its lines only. */
export const notWhole = () => refuse(textOf('order.notWhole'), 'forbidden', { httpStatus: 403 })

/** A placed order in an answer, and what is said about it. */
export const orderAnswer = (order: Order, message: Text) => ({
  ...done(message),
  orderId: String(order.id),
  number: order.number,
  payable: order.payablePaise,
})

export const paidAnswer = (order: Order) =>
  orderAnswer(order, textOf('order.paidNow', { number: order.number }))

/** What the student has already, in words; null when that is nothing. */
export function ownedRefusal(quoted: Quoted, owned: readonly string[]) {
  const titles = quoted.quote.lines.flatMap(({ product, title }) => (owned.includes(product) ? [title] : []))
  if (titles.length === 0) return null
  return refuse(textOf('order.ownedByStudent', { titles: titles.join(', ') }), 'alreadyOwned')
}

/** Whoever works on orders: all of them, or those of assigned products. */
export const ORDER_STAFF_CALLS = { module: ['orders', 'subadminOrders'], toEdit: true } as const
