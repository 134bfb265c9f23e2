import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'

/** The project whose gateway account is used; every call authenticates with its keys. */
export type Shop = { payload: BasePayload; project: RequestProject }

/** Outcome of one payment, from the browser callback, a webhook or a query. */
export type PaymentEventData = {
  gatewayOrderId: string
  gatewayPaymentId: string
  status: 'paid' | 'failed'
  amountPaise: number
  /** The gateway's name of the method (upi, card, netbanking …), null when not given. */
  method: string | null
}

/** `failed` is final: the money has to be refunded by hand. */
export type RefundState = 'pending' | 'done' | 'failed'
export type RefundEventData = {
  gatewayRefundId: string
  gatewayPaymentId: string
  state: RefundState
  /** ARN, RRN or UTR: the number by which the payer's bank finds the money; missing until the gateway knows it. */
  bankReference?: string
}

/**
 * A verified webhook. `query` is the gateway order whose payments have to be fetched, because the webhook alone does not decide the
 * outcome.
 */
export type WebhookEvent = {
  eventId: string
  event: string
  payment: PaymentEventData | null
  refund: RefundEventData | null
  query: string | null
}

/** What the browser needs to pay: a page to redirect to, or the gateway's script with its options. */
export type Checkout =
  | { kind: 'page'; url: string }
  | { kind: 'script'; script: string; options: Record<string, string | number> }

/** The gateway could not be reached or failed: the outcome of the request is unknown, and it may be retried. */
export class GatewayFault extends Error {}

/** A payment gateway. Signatures are verified here and nowhere else; an unreachable gateway throws a GatewayFault. */
export type PaymentProvider = {
  id: string
  /** Whether the project accepts payments through this gateway. */
  isOffered: (shop: Shop) => Promise<boolean>
  /** What the browser opens to pay a gateway order. */
  checkoutOf: (shop: Shop & { gatewayOrderId: string; amountPaise: number }) => Promise<Checkout>
  /**
   * Creates a gateway order. Idempotent by `receipt`, which identifies our payment attempt. The browser returns to `returnUrl`.
   */
  createOrder: (
    args: Shop & { receipt: string; amountPaise: number; returnUrl: string },
  ) => Promise<{ gatewayOrderId: string }>
  /** Parses the callback fields from the browser; null when the signature is wrong. `gatewayOrderId` is the one we stored. */
  readCallback: (
    args: Shop & { gatewayOrderId: string; fields: Record<string, string> },
  ) => Promise<PaymentEventData | null>
  /** Parses a webhook; null when the signature is wrong or the event too old. */
  readWebhook: (args: Shop & { rawBody: string; headers: Headers; now: Date }) => Promise<WebhookEvent | null>
  /** All paid or failed payments of a gateway order; authorized ones are captured first. */
  fetchPayments: (args: Shop & { gatewayOrderId: string }) => Promise<PaymentEventData[]>
  /** Refunds an amount. Idempotent by `idempotencyKey`. */
  refund: (
    args: Shop & { gatewayPaymentId: string; amountPaise: number; idempotencyKey: string },
  ) => Promise<RefundEventData>
  fetchRefund: (
    args: Shop & { gatewayPaymentId: string; gatewayRefundId: string },
  ) => Promise<RefundEventData>
}
