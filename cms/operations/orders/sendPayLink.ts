import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { payLinkNotification } from '#domain/notifications/orderNotifications.ts'
import { isPayable } from '#domain/orders/payable.ts'
import type { Order } from '#payload-types'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { changeOrder } from './changeOrder.ts'
import { notifyStudent } from './notifyStudent.ts'

type Args = { payload: BasePayload; order: Order; by: string; now: Date }
export type SendPayLinkResult = { state: 'sent'; to: string[] } | { state: 'justSent' } | { state: 'ended' }

/** Internal timeline note of a sent link. */
const LINK_SENT = 'Pay link sent'
/** `ref` of that note. */
const PAY_LINK = 'payLink'
/** Minimum interval between two links. */
const EVERY_MS = 60_000

/** Whether a payment link can be sent: the order can be paid and its method is online. */
export const canSendPayLink = (order: Order): boolean => isPayable(order) && order.method === 'online'

/** Sends the student a payment link for an unpaid order, at most once a minute. */
export async function sendPayLink({ payload, order, by, now }: Args): Promise<SendPayLinkResult> {
  const claimed = await changeOrder<'sent' | 'justSent' | 'ended'>(
    payload,
    String(order.id),
    now,
    (current) => {
      if (!canSendPayLink(current)) return { data: null, answer: 'ended' }
      const isFresh = current.timeline.some(
        ({ ref, at }) => ref === PAY_LINK && now.getTime() - at < EVERY_MS,
      )
      if (isFresh) return { data: null, answer: 'justSent' }
      return {
        data: {},
        events: [{ event: 'note', by, text: LINK_SENT, isInternal: true, ref: PAY_LINK }],
        answer: 'sent',
      }
    },
  )
  if (claimed !== 'sent') return { state: claimed ?? 'ended' }
  const student = await readRow({
    payload,
    collection: 'users',
    where: { id: { equals: idOf(order.student) } },
  })
  if (!student) return { state: 'ended' }
  const to = await notifyStudent(payload, {
    project: await projectOfRow(payload, order),
    student,
    notification: payLinkNotification(order.number, order.payablePaise),
    dedupeKey: `payLink:${order.id}:${now.getTime()}`,
    now,
  })
  return { state: 'sent', to }
}
