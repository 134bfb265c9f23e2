import { STAFF_TEXTS } from '#domain/orders/orderStaffTexts.ts'
import type { Order } from '#payload-types'
import type { Quoted } from '../../operations/checkout/quoteItems.ts'
import { refuse } from '../answers.ts'

export const done = (message: string) => ({ apiSuccess: true as const, message })
/** What concerns the whole order is not for somebody who sees some of its lines only. */
export const notWhole = () => refuse(STAFF_TEXTS.notWhole, 'forbidden', { httpStatus: 403 })

/** A placed order in an answer; `{number}` in the message becomes its number. */
export const orderAnswer = (order: Order, message: string) => ({
  ...done(message.replace('{number}', order.number)),
  orderId: String(order.id),
  number: order.number,
  payable: order.payablePaise,
})

/** What the student has already, in words; null when that is nothing. */
export function ownedRefusal(quoted: Quoted, owned: readonly string[]) {
  const titles = quoted.quote.lines.flatMap(({ product, title }) => (owned.includes(product) ? [title] : []))
  if (titles.length === 0) return null
  return refuse(STAFF_TEXTS.ownedByStudent.replace('{titles}', titles.join(', ')), 'alreadyOwned')
}

/** Whoever works on orders: all of them, or those of assigned products. */
export const ORDER_STAFF_CALLS = { module: ['orders', 'subadminOrders'], toEdit: true } as const
