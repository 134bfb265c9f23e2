import type { z } from 'zod'
import type { OrderKeysResponseSchema } from '#domain/calls/payments.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'
import type { CartChangeBody } from './cart.ts'
import type { OrderLine } from './orders.ts'

type Done = { apiSuccess: true; message: string }

/** One call about the person's order; a call without an answer is also returned as a refusal. */
async function change<Answer extends Done>(
  base: string,
  path: string,
  body: object,
): Promise<Answer | ApiRefusal> {
  try {
    return (await callApi<Answer | ApiRefusal>(base, path, body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}

/** Cancels an order of which nothing was fulfilled yet; payments are refunded. */
export const cancelOrder = (base: string, orderId: string, reason: string): Promise<Done | ApiRefusal> =>
  change(base, 'order/cancel', { orderId, ...(reason ? { reason } : {}) })

type Keys = z.infer<typeof OrderKeysResponseSchema>
export type OrderKey = Keys['keys'][number]

/** The serial keys of an order, for its buyer alone. */
export const fetchKeys = (base: string, orderId: string): Promise<Keys | ApiRefusal> =>
  change<Keys>(base, 'order/keys', { orderId })

type Bought = Pick<OrderLine, 'product' | 'variant' | 'option' | 'validityDays' | 'quantity'>

/** A bought line as a cart line; the validity is only set where there were several. */
export const cartLineOf = (
  { product, variant, option, validityDays, quantity }: Bought,
  { extend = false } = {},
): CartChangeBody => ({
  product,
  ...(variant ? { variant } : {}),
  ...(!variant && option && validityDays ? { validity: validityDays } : {}),
  ...(extend ? { extend } : { quantity }),
})
