import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { WebhookEvent } from '../PaymentProvider.ts'
import { newsOf, OrderSchema, PaymentSchema, RefundSchema, refundEventOf } from './entities.ts'
import { isSignedWith } from './signatures.ts'

/** Staff may have an event sent again for 7 days; Razorpay signs no time. */
const TOO_OLD_MS = 8 * 86_400_000
const EVENT_ID = /^[\w-]{1,80}$/

const EventSchema = z.object({
  event: z.string().min(1).max(100),
  /** Unix time in seconds. */
  created_at: z.int(),
  payload: z.record(z.string(), z.unknown()).optional(),
})

type News = Omit<WebhookEvent, 'eventId' | 'event'>
const NOTHING: News = { payment: null, refund: null, ask: null }

type Args = { webhookSecrets: string[]; rawBody: string; headers: Headers; now: Date }

/**
 * A webhook of Razorpay, or null when none of the secrets signed it or it is older than 8 days. Throws when a signed body is
 * not an event. The event id stays the same when it is sent again.
 */
export function readWebhook({ webhookSecrets, rawBody, headers, now }: Args): WebhookEvent | null {
  const signature = headers.get('x-razorpay-signature') ?? ''
  if (!webhookSecrets.some((secret) => isSignedWith(secret, rawBody, signature))) return null
  const { event, created_at, payload = {} } = EventSchema.parse(JSON.parse(rawBody))
  if (now.getTime() - created_at * 1000 > TOO_OLD_MS) return null
  const given = headers.get('x-razorpay-event-id') ?? ''
  const eventId = EVENT_ID.test(given) ? given : createHash('sha256').update(rawBody).digest('hex')
  return { eventId, event, ...newsIn(event, payload) }
}

function newsIn(event: string, payload: Record<string, unknown>): News {
  switch (event) {
    case 'payment.authorized':
    case 'payment.captured':
    case 'payment.failed':
    case 'order.paid':
      return paymentIn(payload)
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed':
      return { ...NOTHING, refund: refundEventOf(entityIn(payload.refund, RefundSchema)) }
    default:
      return NOTHING
  }
}

/** What the payment says by itself; one that has not ended, and an order without a payment, are to be asked for. */
function paymentIn(payload: Record<string, unknown>): News {
  if (!payload.payment) return { ...NOTHING, ask: entityIn(payload.order, OrderSchema).id }
  const entity = entityIn(payload.payment, PaymentSchema)
  const payment = newsOf(entity)
  return payment ? { ...NOTHING, payment } : { ...NOTHING, ask: entity.order_id ?? null }
}

const entityIn = <T>(found: unknown, schema: z.ZodType<T>): T =>
  z.object({ entity: schema }).parse(found).entity as T
