import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { guardedUpdate, readRow } from '#collections/guard.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { MAIL_LEASE_MS, MAIL_TRIES, type MailState } from '#domain/invoices/mailStates.ts'
import { fileNameOf } from '#domain/invoices/texts.ts'
import { invoiceNews } from '#domain/notifications/invoiceNews.ts'
import { waitAfter } from '#domain/orders/refunds.ts'
import type { Invoice } from '#payload-types'
import { renderInvoice } from '../../adapters/pdf/renderInvoice.ts'
import { projectOfRow } from '../commerce/projectOfRow.ts'
import { deliverTold } from '../messages/deliver.ts'
import { projectAddress } from '../projects/projectAddress.ts'

/**
 * Sends a document to its buyer. The first call to take it up holds it for a minute; what a killed process was sending is sent
 * again under the same Message-ID. A server that does not take it is asked again later, a receiver that does not exist is not.
 */
export async function mailInvoice(payload: BasePayload, id: string, now: Date): Promise<void> {
  const taken = await guardedUpdate({
    payload,
    collection: 'invoices',
    where: {
      and: [
        { id: { equals: id } },
        { mailState: { equals: 'due' } },
        { mailAt: { less_than_equal: now.toISOString() } },
      ],
    },
    data: { mailAt: new Date(now.getTime() + MAIL_LEASE_MS).toISOString(), mailTries: { $inc: 1 } },
  })
  if (!taken) return
  const person = await readRow({
    payload,
    collection: 'users',
    where: { id: { equals: idOf(taken.student) } },
  })
  const sent = person?.email ? await send(payload, taken, person.email, now) : 'none'
  const isOver = sent !== 'later' || taken.mailTries >= MAIL_TRIES
  await guardedUpdate({
    payload,
    collection: 'invoices',
    // One that was asked for once more in between goes out once more.
    where: { and: [{ id: { equals: id } }, { mailNo: { equals: taken.mailNo } }] },
    data: isOver
      ? {
          mailState: sent === 'later' ? 'failed' : sent,
          mailAt: null,
          ...(sent === 'sent' ? { mailedAt: now.toISOString() } : {}),
        }
      : { mailAt: new Date(now.getTime() + waitAfter(taken.mailTries - 1)).toISOString() },
  })
}

async function send(
  payload: BasePayload,
  row: Invoice,
  to: string,
  now: Date,
): Promise<Exclude<MailState, 'due'> | 'later'> {
  const data = row.data as InvoiceData
  const project = await projectOfRow(payload, row)
  const { host, address } = await projectAddress(payload, project)
  const { subject, text, href } = invoiceNews(data)
  const content = await renderInvoice(data)
  const { isSent, attempts } = await deliverTold(payload, {
    ...{ project, channel: 'email', to, purpose: 'notice', now },
    values: { host, text: `${text}\n\n${address}${href}` },
    letter: {
      subject,
      attachments: [{ name: fileNameOf(data.number), type: 'application/pdf', content }],
      messageId: `<invoice-${row.id}-${row.mailNo}@${host}>`,
    },
  })
  if (isSent) return 'sent'
  return attempts.at(-1)?.failure?.fault === 'receiver' ? 'failed' : 'later'
}
