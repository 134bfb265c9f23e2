import { z } from 'zod'
import {
  CancelOrderBodySchema,
  OrderKeysResponseSchema,
  RedeemKeyBodySchema,
  RedeemKeyResponseSchema,
  TransferBodySchema,
} from '#domain/calls/payments.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { isRefundedByCancelling } from '#domain/returns/staffRefund.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Order } from '#payload-types'
import { networkOf } from '../../operations/auth/network.ts'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { keysOfOrder } from '../../operations/fulfilment/keysOfOrder.ts'
import { redeemKey } from '../../operations/fulfilment/redeemKey.ts'
import { cancelOrder } from '../../operations/orders/cancelOrder.ts'
import { notifyPaidCancelled } from '../../operations/orders/notifyOrder.ts'
import { ownOrder } from '../../operations/orders/ownOrder.ts'
import { recordTransfer } from '../../operations/payments/recordTransfer.ts'
import { returnableLines } from '../../operations/returns/returnableLines.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { notFound, requireOwnPerson, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'

const orderOf = ({ req, project, viewer }: CallContext<unknown>, id: string) =>
  viewer ? ownOrder(req.payload, project, viewer.id, id) : null

/** Whether a cancellable line includes lessons that the student has watched beyond the limit. */
async function isWatched(
  { req: { payload }, project, now }: CallContext<unknown>,
  order: Order,
): Promise<boolean> {
  const { returns } = await shopOf(payload, project)
  const lines = await returnableLines(payload, order, returns, now)
  return lines.some(({ may }) => !may.ok && may.reason === 'watched')
}

const cancel = defineCall({
  path: '/order/cancel',
  summary: 'Cancel an own order before anything of it was fulfilled',
  body: CancelOrderBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, viewer, body, now } = context
    if (!viewer) return signedOut()
    const order = await orderOf(context, body.orderId)
    if (!order) return notFound()
    if (await isWatched(context, order)) return refuse(textOf('orderWatched'), 'orderWatched')
    const reason = body.reason?.trim() || null
    const done = await cancelOrder({
      payload: req.payload,
      order: String(order.id),
      now,
      by: null,
      reason,
    })
    if (done !== 'cancelled') return refuse(textOf('orderTooLate'), 'orderTooLate')
    if (isRefundedByCancelling(order)) await notifyPaidCancelled(req.payload, order, null, now)
    return { apiSuccess: true as const, message: textOf('orderCancelled') }
  },
})

const transfer = defineCall({
  path: '/order/transfer',
  summary: 'Submit the reference of a bank transfer',
  body: TransferBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, viewer, body, now } = context
    if (!viewer) return signedOut()
    const order = await orderOf(context, body.orderId)
    if (!order) return notFound()
    const noted = await recordTransfer(req.payload, order, body.reference, now)
    if (noted === 'noted') return { apiSuccess: true as const, message: textOf('transferNoted') }
    return noted === 'used'
      ? refuse(textOf('referenceUsed'), 'referenceUsed')
      : refuse(textOf('orderNotPayable'), 'orderNotPayable')
  },
})

const orderKeys = defineCall({
  path: '/order/keys',
  summary: 'The serial keys of an own order',
  body: z.object({ orderId: z.string().min(1).max(60) }),
  answer: OrderKeysResponseSchema,
  handle: async (context) => {
    if (!context.viewer) return signedOut()
    const order = await orderOf(context, context.body.orderId)
    if (!order) return notFound()
    const keys = await keysOfOrder(context.req.payload, order)
    return { apiSuccess: true as const, keys }
  },
})

const KEY_REFUSALS = {
  unknown: 'keyUnknown',
  mistyped: 'keyMistyped',
  used: 'keyUsed',
  expired: 'keyExpired',
} as const

const redeem = defineCall({
  path: '/keys/redeem',
  summary: 'Redeem a serial key',
  body: RedeemKeyBodySchema,
  answer: RedeemKeyResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const here = requireOwnPerson({ viewer, project })
    if ('refusal' in here) return here.refusal
    const redeemed = await redeemKey({
      payload: req.payload,
      project,
      student: here.person.id,
      typed: body.key,
      now,
      network: networkOf(req.headers.get('x-internal-ip')),
    })
    if (!redeemed.ok && redeemed.reason === 'limit')
      return refuse(textOf('keyLimit'), 'limit', { retryAfterS: redeemed.retryAfterS })
    if (!redeemed.ok) return refuse(textOf(KEY_REFUSALS[redeemed.reason]), 'keyRefused')
    const { title } = redeemed
    return { apiSuccess: true as const, message: textOf('keyRedeemed', { title }), title }
  },
})

export const OWN_ORDER_CALLS: Call[] = [cancel, transfer, orderKeys, redeem]
