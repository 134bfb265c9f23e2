import type { z } from 'zod'
import type { CheckoutSchema, CreateTxnResponseSchema } from '#domain/calls/payments.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

/** Until when stock is reserved, by the server's clock; `skewMs` is how far the device is behind it. */
export type StockHold = { until: number; skewMs: number }

export type PayStart =
  | { state: 'open'; checkout: z.infer<typeof CheckoutSchema>; hold: StockHold | null }
  | { state: 'alreadyPaid' }
  | { state: 'signedOut' }
  | { state: 'refused'; code: string | undefined; message: string }

/**
 * Starts the payment of an order at a gateway, or continues the open attempt: what to open, or the refusal.
 */
export async function startPaying(base: string, orderId: string, gateway: string): Promise<PayStart> {
  try {
    const { status, body, at } = await callApi<z.infer<typeof CreateTxnResponseSchema> | ApiRefusal>(
      base,
      'payment/createTxn',
      { orderId, gateway },
    )
    if (body.apiSuccess)
      return {
        state: 'open',
        checkout: body.checkout,
        hold: body.heldUntil === null ? null : { until: body.heldUntil, skewMs: at - Date.now() },
      }
    if (status === 401) return { state: 'signedOut' }
    if (body.code === 'alreadyPaid') return { state: 'alreadyPaid' }
    return { state: 'refused', code: body.code, message: body.message }
  } catch {
    return { state: 'refused', code: undefined, message: noAnswerText(base) }
  }
}

/** Sends the reference of a bank transfer; returns why it was refused. */
export async function submitTransfer(
  base: string,
  orderId: string,
  reference: string,
): Promise<{ isTaken: boolean; message: string }> {
  try {
    const { body } = await callApi<{ apiSuccess: true; message: string } | ApiRefusal>(
      base,
      'order/transfer',
      {
        orderId,
        reference,
      },
    )
    return { isTaken: body.apiSuccess, message: body.message }
  } catch {
    return { isTaken: false, message: noAnswerText(base, 'notSent') }
  }
}
