import { type Text, textOf } from '#domain/text/textOf.ts'
import type { Order } from '#payload-types'
import type { Quoted } from '../../operations/checkout/quoteItems.ts'
import { refuse, succeed } from '../responses.ts'

/** 403 for sub admins who see only some lines of the order. */
export const wholeOrderRefusal = () => refuse(textOf('order.notWhole'), 'forbidden', { httpStatus: 403 })

/** Answer with a placed order; `payable` in paise. */
export const orderAnswer = (order: Order, message: Text) => ({
  ...succeed(message),
  orderId: String(order.id),
  number: order.number,
  payable: order.payablePaise,
})

export const paidAnswer = (order: Order) =>
  orderAnswer(order, textOf('order.paidNow', { number: order.number }))

/** The refusal that names the products the student has already; null when there are none. */
export function ownedRefusal(quoted: Quoted, owned: readonly string[]) {
  const titles = quoted.quote.lines.flatMap(({ product, title }) => (owned.includes(product) ? [title] : []))
  if (titles.length === 0) return null
  return refuse(textOf('order.ownedByStudent', { titles: titles.join(', ') }), 'alreadyOwned')
}

/** For staff who edit orders: all of them, or those with assigned products. */
export const ORDER_STAFF_CALLS = { module: ['orders', 'subadminOrders'], toEdit: true } as const
