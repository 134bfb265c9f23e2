import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type MailEvent, readMailEvents } from '../../adapters/messages/sendgridEvents.ts'
import { readSesEvents } from '../../adapters/messages/sesEvents.ts'
import { confirmSubscription, readSnsMessage } from '../../adapters/messages/snsMessage.ts'
import { env } from '../../config/env.ts'
import { applyMailEvents } from '../../operations/messages/suppress.ts'

/** Header of every request from Amazon's notification service. */
const SNS_HEADER = 'x-amz-sns-message-type'

const refused = (message: string, httpStatus: number) =>
  Response.json({ apiSuccess: false, message }, { status: httpStatus })

/** The events of a request that any of the installation's providers signed; null when the signature is none of theirs. */
async function readEvents(req: PayloadRequest, now: Date): Promise<MailEvent[] | null> {
  const { EMAIL_EVENTS_KEY, SNS_TOPIC_ARN } = env()
  const rawBody = (await req.text?.()) ?? ''
  if (!req.headers.has(SNS_HEADER))
    return EMAIL_EVENTS_KEY ? readMailEvents({ rawBody, headers: req.headers, now }, EMAIL_EVENTS_KEY) : null
  const message = SNS_TOPIC_ARN ? await readSnsMessage(rawBody, SNS_TOPIC_ARN, now) : null
  if (message?.Type === 'Notification') return readSesEvents(message.Message)
  if (message?.Type === 'SubscriptionConfirmation') return (await confirmSubscription(message)) ? [] : null
  return message && []
}

/**
 * POST messages/events: signed bounces and complaints in the format of SendGrid, or of Amazon SES through SNS; 401 for a wrong
 * signature, 400 for a body that cannot be parsed.
 */
export const mailEvents: Endpoint = {
  path: '/messages/events',
  method: 'post',
  handler: async (req) => {
    const now = new Date()
    try {
      const events = await readEvents(req, now)
      if (!events) return refused('Wrong signature', 401)
      await applyMailEvents(req.payload, events, now)
      return Response.json({ apiSuccess: true, message: '' })
    } catch (err) {
      if (!(err instanceof SyntaxError || err instanceof z.ZodError)) throw err
      req.payload.logger.warn({ msg: 'events of a mail provider could not be read', err })
      return refused('Not understood', 400)
    }
  },
}
