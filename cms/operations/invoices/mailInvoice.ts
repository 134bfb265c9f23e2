import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { MAIL_STATES_TO_SEND, type MailState } from '#domain/invoices/mailStates.ts'
import { fileNameOf } from '#domain/invoices/texts.ts'
import { nextSendAttempt, SEND_LEASE_MS } from '#domain/messages/retry.ts'
import {
  invoiceNotification,
  unprovenInvoiceNotification,
} from '#domain/notifications/invoiceNotification.ts'
import type { Invoice, User } from '#payload-types'
import { renderInvoice } from '../../adapters/pdf/renderInvoice.ts'
import { logGivenUp } from '../messages/logAttempt.ts'
import { messageWithLink } from '../messages/messageWithLink.ts'
import { failuresOf, sendNotice } from '../messages/sendNotice.ts'
import { notify } from '../notifications/notify.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'

/**
 * E-mails a document to its buyer. A call claims it with a lease; after a kill it is sent again under the same Message-ID. Failures of the
 * provider are retried later, failures of the receiver are not. A buyer without a proven e-mail is notified in the product instead.
 */
export async function mailInvoice(payload: BasePayload, id: string, now: Date): Promise<void> {
  const claimed = await conditionalUpdate({
    payload,
    collection: 'invoices',
    where: {
      and: [
        { id: { equals: id } },
        { mailState: { in: MAIL_STATES_TO_SEND } },
        { mailAt: { less_than_equal: now.toISOString() } },
      ],
    },
    data: { mailAt: new Date(now.getTime() + SEND_LEASE_MS).toISOString(), mailTries: { $inc: 1 } },
  })
  if (!claimed) return
  const person = await readRow({
    payload,
    collection: 'users',
    where: { id: { equals: idOf(claimed.student) } },
  })
  const sent = person ? await send(payload, claimed, person, now) : 'none'
  await conditionalUpdate({
    payload,
    collection: 'invoices',
    // Not when a resend was requested in between (`mailNo` has changed).
    where: { and: [{ id: { equals: id } }, { mailNo: { equals: claimed.mailNo } }] },
    data:
      typeof sent === 'string'
        ? { mailState: sent, mailAt: null, ...(sent === 'sent' ? { mailedAt: now.toISOString() } : {}) }
        : { mailAt: new Date(now.getTime() + sent.waitMs).toISOString() },
  })
}

async function send(
  payload: BasePayload,
  row: Invoice,
  person: User,
  now: Date,
): Promise<Exclude<MailState, 'due'> | { waitMs: number }> {
  const data = row.data as InvoiceData
  const project = await projectOfRow(payload, row)
  const { host, subject, text } = await messageWithLink(payload, project, person, invoiceNotification(data))
  const sent = await sendNotice(payload, {
    project,
    person,
    channel: 'email',
    host,
    subject,
    text,
    now,
    attachments: async () => [
      { name: fileNameOf(data.number), type: 'application/pdf', content: await renderInvoice(data) },
    ],
    messageId: `<invoice-${row.id}-${row.mailNo}@${host}>`,
  })
  if (sent.state === 'unproven')
    await notify(payload, {
      project: project.id,
      user: String(person.id),
      kind: 'order',
      ...unprovenInvoiceNotification(data),
      now,
      dedupeKey: `invoice:${row.id}:${row.mailNo}`,
    })
  if (sent.state !== 'failed') return sent.state
  const next = nextSendAttempt({ channel: 'email', tries: row.mailTries, failures: failuresOf(sent) })
  if (typeof next === 'object') return next
  if (next === 'gaveUp')
    await logGivenUp(payload, { project, channel: 'email', to: sent.to, purpose: 'notice', now }, next)
  return 'failed'
}
