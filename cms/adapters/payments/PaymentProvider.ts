import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'

/** Whose gateway account it is: every call goes with the keys of this project. */
export type Shop = { payload: BasePayload; project: RequestProject }

/** What a gateway says of one payment, by whichever way: the browser's return, a webhook or our own request. */
export type PaymentEventData = {
  gatewayOrderId: string
  gatewayPaymentId: string
  status: 'paid' | 'failed'
  amountPaise: number
  /** How it was paid as the gateway calls it (upi, card, netbanking …), null where it does not say. */
  method: string | null
}

/** `pending` is on its way; `failed` never arrives and has to be made good by hand. */
export type RefundState = 'pending' | 'done' | 'failed'
export type RefundEventData = { gatewayRefundId: string; gatewayPaymentId: string; state: RefundState }

/**
 * A webhook that is genuine. `ask` names a gateway order whose payments are to be asked for, because the message alone does
 * not settle anything.
 */
export type WebhookEvent = {
  eventId: string
  event: string
  payment: PaymentEventData | null
  refund: RefundEventData | null
  ask: string | null
}

/** What the browser needs to pay: an address to go to, or the gateway's own script and what it is opened with. */
export type Checkout =
  | { kind: 'page'; url: string }
  | { kind: 'script'; script: string; options: Record<string, string | number> }

/** A fault of the gateway or of the way to it: nothing is known of what was asked, and it may be asked again. */
export class GatewayFault extends Error {}

/** A payment gateway. Signatures are checked here and nowhere else; a dead gateway throws a GatewayFault. */
export type PaymentProvider = {
  id: string
  /** Whether this project takes money with it. */
  isOffered: (shop: Shop) => Promise<boolean>
  /** What the browser opens to pay an order of the gateway. */
  checkoutOf: (shop: Shop & { gatewayOrderId: string; amountPaise: number }) => Promise<Checkout>
  /**
   * Opens an order at the gateway. `receipt` names our attempt and is never used twice: asking again with it gives the same
   * order. `returnUrl` is where the browser comes back.
   */
  createOrder: (
    args: Shop & { receipt: string; amountPaise: number; returnUrl: string },
  ) => Promise<{ gatewayOrderId: string }>
  /** The fields the browser brought back, or null when their signature is wrong. `gatewayOrderId` is the one we stored. */
  readCallback: (
    args: Shop & { gatewayOrderId: string; fields: Record<string, string> },
  ) => Promise<PaymentEventData | null>
  /** A webhook by its raw body and headers, or null when the signature is wrong or too old. */
  readWebhook: (args: Shop & { rawBody: string; headers: Headers; now: Date }) => Promise<WebhookEvent | null>
  /** Every payment the gateway knows of an order and that has ended; money that waits for us to take it is taken first. */
  fetchPayments: (args: Shop & { gatewayOrderId: string }) => Promise<PaymentEventData[]>
  /** Pays back. Asking again with the same key is the same refund. */
  refund: (
    args: Shop & { gatewayPaymentId: string; amountPaise: number; idempotencyKey: string },
  ) => Promise<RefundEventData>
  /** How a refund stands. */
  fetchRefund: (
    args: Shop & { gatewayPaymentId: string; gatewayRefundId: string },
  ) => Promise<RefundEventData>
}
