import { z } from 'zod'
import type { MailEvent } from './sendgridEvents.ts'

const Addresses = z.array(z.object({ emailAddress: z.string().max(320) })).max(1000)

const NoticeSchema = z.object({
  notificationType: z.string().max(60).optional(),
  eventType: z.string().max(60).optional(),
  mail: z.object({
    headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    commonHeaders: z.object({ messageId: z.string().optional() }).optional(),
  }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Addresses }).optional(),
  complaint: z.object({ complainedRecipients: Addresses }).optional(),
  delivery: z.object({ recipients: z.array(z.string().max(320)).max(1000) }).optional(),
})
type Notice = z.infer<typeof NoticeSchema>

/** Our Message-ID; Amazon replaces it on sending, but lists the original among the headers of the event. */
const messageIdOf = ({ mail: { headers = [], commonHeaders } }: Notice): string | undefined =>
  headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? commonHeaders?.messageId

/** The recipients of an SES event with a permanent bounce, a spam complaint or a delivery; throws for an event of another shape. */
export function readSesEvents(text: string): MailEvent[] {
  const notice = NoticeSchema.parse(JSON.parse(text))
  const messageId = messageIdOf(notice)
  if (!messageId) return []
  const kind = notice.eventType ?? notice.notificationType
  // A transient bounce may be delivered another time.
  if (kind === 'Bounce' && notice.bounce?.bounceType === 'Permanent')
    return notice.bounce.bouncedRecipients.map(({ emailAddress }) => ({
      email: emailAddress,
      messageId,
      why: 'bounce' as const,
    }))
  if (kind === 'Complaint' && notice.complaint)
    return notice.complaint.complainedRecipients.map(({ emailAddress }) => ({
      email: emailAddress,
      messageId,
      why: 'complaint' as const,
    }))
  if (kind === 'Delivery' && notice.delivery)
    return notice.delivery.recipients.map((email) => ({ email, messageId, why: 'delivered' as const }))
  return []
}
