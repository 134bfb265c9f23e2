import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'

export type GatewayOrder = { gatewayOrderId: string }

/** What a gateway says of one payment, whoever told us: the browser's return, a webhook or our own question. */
export type PaymentNews = {
  gatewayOrderId: string
  gatewayPaymentId: string
  status: 'paid' | 'failed'
  amountPaise: number
}

export type WebhookNews = { eventId: string; event: string; payment: PaymentNews | null }

/** A payment gateway. Signatures are checked here and nowhere else. */
export type PaymentProvider = {
  id: string
  /** Where the browser goes to pay, or null when the gateway opens in our own page. */
  payUrl: (gatewayOrderId: string) => string | null
  /** Opens an order at the gateway; `receipt` is our order's number, `returnUrl` where the browser comes back. */
  createOrder: (args: {
    payload: BasePayload
    project: RequestProject
    receipt: string
    amountPaise: number
    returnUrl: string
  }) => Promise<GatewayOrder>
  /** The fields the browser brought back, or null when their signature is wrong. */
  readCallback: (args: {
    payload: BasePayload
    project: RequestProject
    fields: Record<string, string>
  }) => Promise<PaymentNews | null>
  /** A webhook by its raw body and headers, or null when the signature is wrong or too old. */
  readWebhook: (args: {
    project: RequestProject
    rawBody: string
    headers: Headers
    now: Date
  }) => WebhookNews | null
  /** What the gateway knows of an order that never called back. */
  fetchPayment: (args: {
    payload: BasePayload
    project: RequestProject
    gatewayOrderId: string
  }) => Promise<PaymentNews | null>
}
