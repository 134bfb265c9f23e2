import { isKeyPack } from '#domain/catalogue/kinds.ts'
import { paymentOfUnreceived } from '#domain/orders/cashOnDelivery.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { lastDayText } from '#site/data/base/lastDayText.ts'
import type { Order, OrderLine } from '#site/data/shop/orders.ts'
import type { Texts } from '#site/texts/Texts.ts'

type Facts = Pick<Order, 'status' | 'paymentStatus' | 'method' | 'paidAt'>
type Line = Pick<OrderLine, 'state' | 'kind' | 'goods' | 'validityDays' | 'objection'>

/** The state of one line: `Unlocked, till 24 Nov 2027`. */
export function lineNote(order: Facts, line: Line, t: Texts['orders'], locale: Locale): string {
  const { state } = line
  if (state === 'fulfilled') {
    if (line.objection) return t.feeReceived
    if (isKeyPack(line.kind)) return t.keysReady
    const day = order.paidAt ? lastDayText(order.paidAt, line.validityDays, locale) : null
    return day ? fillPlaceholders(t.unlockedTill, { day }) : t.unlocked
  }
  if (order.status === 'expired') return t.closed
  if (state === 'revoked') return t.lines.refunded
  const isSent = line.goods.length > 0
  if (state === 'undelivered' || state === 'lost')
    return fillPlaceholders(t.unreceivedLines[paymentOfUnreceived(order)], { line: t.lines[state] })
  if (state !== 'waiting') return t.lines[state]
  if (order.status === 'placed') {
    if (order.paymentStatus === 'failed') return t.notCharged
    if (line.objection) return t.decidedWhenPaid
    return isSent ? t.sentWhenPaid : t.opensWhenPaid
  }
  if (line.kind === 'bundle') return isSent ? t.restIsPacked : t.opensSoon
  return isSent ? t.lines.waiting : t.opensSoon
}
