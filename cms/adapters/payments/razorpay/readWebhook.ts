import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { WebhookEvent } from '../PaymentProvider.ts'
import { OrderSchema, PaymentSchema, paymentEventOf, RefundSchema, refundEventOf } from './entities.ts'
import { isSignedWith } from './signatures.ts'

/** Events can be resent from Razorpay's dashboard for 7 days; the signature does not cover a timestamp. */
const MAX_AGE_MS = 8 * 86_400_000
const EVENT_ID = /^[\w-]{1,80}$/

const EventSchema = z.object({
  event: z.string().min(1).max(100),
  /** Unix time in seconds. */
  created_at: z.int(),
  payload: z.record(z.string(), z.unknown()).optional(),
})

type EventContent = Omit<WebhookEvent, 'eventId' | 'event'>
const NOTHING: EventContent = { payment: null, refund: null, query: null }

type Args = { webhookSecrets: string[]; rawBody: string; headers: Headers; now: Date }

/**
 * Parses a webhook of Razorpay; null when the signature matches none of the secrets or the event is older than 8 days. Throws when a
 * signed body is not an event. A resent event has the same `eventId`.
 */
export function readWebhook({ webhookSecrets, rawBody, headers, now }: Args): WebhookEvent | null {
  const signature = headers.get('x-razorpay-signature') ?? ''
  if (!webhookSecrets.some((secret) => isSignedWith(secret, rawBody, signature))) return null
  const { event, created_at, payload = {} } = EventSchema.parse(JSON.parse(rawBody))
  if (now.getTime() - created_at * 1000 > MAX_AGE_MS) return null
  const given = headers.get('x-razorpay-event-id') ?? ''
  const eventId = EVENT_ID.test(given) ? given : createHash('sha256').update(rawBody).digest('hex')
  return { eventId, event, ...contentOf(event, payload) }
}

function contentOf(event: string, payload: Record<string, unknown>): EventContent {
  switch (event) {
    case 'payment.authorized':
    case 'payment.captured':
    case 'payment.failed':
    case 'order.paid':
      return paymentIn(payload)
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed':
    case 'refund.arn_updated':
      return { ...NOTHING, refund: refundEventOf(entityIn(payload.refund, RefundSchema)) }
    default:
      return NOTHING
  }
}

/** The outcome of the payment; for an open payment, or an order without one, the payments have to be fetched. */
function paymentIn(payload: Record<string, unknown>): EventContent {
  if (!payload.payment) return { ...NOTHING, query: entityIn(payload.order, OrderSchema).id }
  const entity = entityIn(payload.payment, PaymentSchema)
  const payment = paymentEventOf(entity)
  return payment ? { ...NOTHING, payment } : { ...NOTHING, query: entity.order_id ?? null }
}

const entityIn = <T>(found: unknown, schema: z.ZodType<T>): T =>
  z.object({ entity: schema }).parse(found).entity as T
