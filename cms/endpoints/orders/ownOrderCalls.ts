import { z } from 'zod'
import { AcceptedSchema } from '#domain/calls/answers.ts'
import {
  CancelOrderBodySchema,
  OrderKeysAnswerSchema,
  RedeemKeyAnswerSchema,
  RedeemKeyBodySchema,
  TransferBodySchema,
} from '#domain/calls/payments.ts'
import { textOf } from '#domain/text/textOf.ts'
import { keysOfOrder } from '../../operations/fulfilment/keysOfOrder.ts'
import { redeemKey } from '../../operations/fulfilment/redeemKey.ts'
import { cancelOrder } from '../../operations/orders/cancelOrder.ts'
import { ownOrder } from '../../operations/orders/ownOrder.ts'
import { recordTransfer } from '../../operations/payments/recordTransfer.ts'
import { refuse } from '../answers.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { notFound, requireOwnPerson, signedOut } from '../refusals.ts'

const orderOf = ({ req, project, viewer }: CallContext<unknown>, id: string) =>
  viewer ? ownOrder(req.payload, project, viewer.id, id) : null

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
    const reason = body.reason?.trim() || null
    const done = await cancelOrder({
      ...{ payload: req.payload, order: String(order.id), now },
      ...{ by: null, reason },
    })
    return done === 'cancelled'
      ? { apiSuccess: true as const, message: textOf('orderCancelled') }
      : refuse(textOf('orderTooLate'), 'orderTooLate')
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
  answer: OrderKeysAnswerSchema,
  handle: async (context) => {
    if (!context.viewer) return signedOut()
    const order = await orderOf(context, context.body.orderId)
    if (!order) return notFound()
    const keys = await keysOfOrder(context.req.payload, order)
    return { apiSuccess: true as const, keys }
  },
})

const redeem = defineCall({
  path: '/keys/redeem',
  summary: 'Redeem a serial key',
  body: RedeemKeyBodySchema,
  answer: RedeemKeyAnswerSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const here = requireOwnPerson({ viewer, project })
    if ('refusal' in here) return here.refusal
    const redeemed = await redeemKey({
      ...{ payload: req.payload, project, student: here.person.id, typed: body.key, now },
    })
    if (!redeemed.ok)
      return redeemed.reason === 'limit'
        ? refuse(textOf('keyLimit'), 'limit')
        : refuse(textOf(redeemed.reason === 'used' ? 'keyUsed' : 'keyUnknown'), 'keyRefused')
    const { title } = redeemed
    return { apiSuccess: true as const, message: textOf('keyRedeemed', { title }), title }
  },
})

export const OWN_ORDER_CALLS: Call[] = [cancel, transfer, orderKeys, redeem]
