import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { Suppression } from '#domain/messages/suppression.ts'

const SIGNATURE = 'x-twilio-email-event-webhook-signature'
const TIMESTAMP = 'x-twilio-email-event-webhook-timestamp'
/** An older request is a replay. */
const MAX_AGE_S = 600

/** An event of a mail provider about an accepted message: the suppression that it causes, or its delivery. `messageId` is ours. */
export type MailEvent = { email: string; messageId: string; why: Suppression | 'delivered' }

const EventSchema = z.object({
  email: z.string().max(320),
  event: z.string().max(60),
  type: z.string().max(60).optional(),
  'smtp-id': z.string().max(400).optional(),
})

/** A blocked message may be accepted another time; only a bounce means that the mailbox does not exist. */
const reasonOf = ({ event, type }: z.infer<typeof EventSchema>): MailEvent['why'] | null => {
  if (event === 'delivered') return 'delivered'
  if (event === 'spamreport') return 'complaint'
  return event === 'bounce' && type !== 'blocked' ? 'bounce' : null
}

type Signed = { rawBody: string; headers: Headers; now: Date }

/** Whether SendGrid signed the body (ECDSA over timestamp and body) within the last ten minutes. @param key public key, base64 of its DER form */
function isValidSignature({ rawBody, headers, now }: Signed, key: string): boolean {
  const [signature, timestamp] = [headers.get(SIGNATURE), headers.get(TIMESTAMP)]
  if (!signature || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_AGE_S) return false
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  return verify('sha256', Buffer.from(timestamp + rawBody), publicKey, Buffer.from(signature, 'base64'))
}

/** The deliveries, bounces and complaints of SendGrid's event webhook; null when the signature is wrong, old or missing. Throws when a signed body is invalid. */
export function readMailEvents(signed: Signed, key: string): MailEvent[] | null {
  if (!isValidSignature(signed, key)) return null
  return z
    .array(EventSchema)
    .max(10_000)
    .parse(JSON.parse(signed.rawBody))
    .flatMap((event) => {
      const why = reasonOf(event)
      const messageId = event['smtp-id']
      return why && messageId ? [{ email: event.email, messageId, why }] : []
    })
}
