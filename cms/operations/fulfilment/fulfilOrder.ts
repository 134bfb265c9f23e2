import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import { orderPaidNotification } from '#domain/notifications/texts.ts'
import { keyPoolsOf } from '#domain/orders/keyPools.ts'
import { type LineState, moveLine } from '#domain/orders/moves.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { applyLineStates } from '#domain/orders/transitions.ts'
import type { Order } from '#payload-types'
import { postOrder } from '../accounting/postOrder.ts'
import { revokePurchase } from '../cart/revokePurchase.ts'
import { markCodesUsed } from '../coupons/markCodesUsed.ts'
import { openPaidObjection } from '../exams/objections/openPaidObjection.ts'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { notify } from '../notifications/notify.ts'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { textUnreachable } from '../orders/notifyBuyer.ts'
import { recordStep } from '../reports/recordStep.ts'
import { assignKeys } from './assignKeys.ts'
import { grantEntitlements, grantedTargets } from './grantEntitlements.ts'

/**
 * Fulfils a paid order: grants entitlements, assigns keys, posts wallets, issues the invoice and notifies the buyer; goods wait for
 * packing. Idempotent from any point.
 * @param known the order as just written, to save a read
 */
export async function fulfilOrder(
  payload: BasePayload,
  id: string,
  now: Date,
  known?: Order | null,
): Promise<void> {
  const order = known ?? (await readRow({ payload, collection: 'orders', where: { id: { equals: id } } }))
  if (order?.pendingTask !== 'fulfil') return
  const notification = orderPaidNotification(order.number, {
    opensClasses: order.lines.some(({ grants }) => grants.length > 0),
    isFree: order.payablePaise === 0 && order.creditsPaise === 0,
  })
  const dedupeKey = `paid:${order.id}`
  const [states] = await Promise.all([
    Promise.all(order.lines.map((line, index) => fulfilLine(payload, order, line, index))),
    notify(payload, {
      project: idOf(order.project) as string,
      user: idOf(order.student) as string,
      kind: 'order',
      ...notification,
      dedupeKey,
      now,
    }),
    // An e-mail comes with the invoice.
    textUnreachable(payload, order, notification, dedupeKey, now),
    revokePurchase(payload, order),
    markCodesUsed(payload, order),
    postOrder(payload, order, now),
    issueInvoice(payload, order, now),
    recordStep(payload, {
      project: idOf(order.project) ?? '',
      student: idOf(order.student) ?? '',
      step: 'paid',
      now: new Date(order.paidAt ?? now),
    }),
  ])
  if (states.includes('backordered')) await notifyOfMissingKeys(payload, order, now)
  await changeOrder(
    payload,
    id,
    now,
    (current) => {
      if (current.pendingTask !== 'fulfil') return { data: null, answer: null }
      const lines = current.lines.map((line, index) =>
        line.state === 'waiting' ? moveLine(line, states[index] as LineState) : line,
      )
      const after = lines.map(({ state }) => state)
      return {
        data: { ...applyLineStates(current, lines), pendingTask: null },
        events: [
          ...(after.includes('fulfilled') ? [{ event: 'fulfilled' as const }] : []),
          ...(after.includes('backordered') ? [{ event: 'backordered' as const }] : []),
        ],
        answer: null,
      }
    },
    order,
  )
}

async function fulfilLine(
  payload: BasePayload,
  order: Order,
  line: OrderLine,
  index: number,
): Promise<LineState> {
  if (line.state !== 'waiting') return line.state
  if (line.objection) {
    await openPaidObjection(payload, order, line.objection)
    return 'fulfilled'
  }
  await grantEntitlements(payload, {
    project: idOf(order.project) as string,
    student: idOf(order.student) as string,
    source: 'order',
    name: `${order.id}:${index}`,
    title: line.title,
    product: line.product,
    order: String(order.id),
    line: index,
    batch: line.batch?.id,
    // A key pack gives access to the people who redeem its keys, not to the buyer.
    opened: isKeyPack(line.kind) ? [] : grantedTargets(line),
    days: line.validityDays,
    from: Date.parse(order.paidAt ?? order.placedAt),
  })
  const wanted = line.bought.keys * line.quantity
  if (wanted > 0) {
    const pack = keyPoolsOf(line)
    if ((await assignKeys(payload, order, index, pack, wanted)) < wanted) return 'backordered'
  }
  return line.goods.length > 0 ? 'waiting' : 'fulfilled'
}

const notifyOfMissingKeys = (payload: BasePayload, order: Order, now: Date) =>
  notifyAdmins(payload, {
    project: idOf(order.project) as string,
    kind: 'message',
    title: `Keys are missing for order ${order.number}`,
    text: 'Add keys to the product, and the order gets them.',
    href: `/admin/collections/orders/${order.id}`,
    dedupeKey: `keys:${order.id}`,
    now,
  })
