import type { PayloadRequest } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { maskContact, provenReceiver } from '#domain/profile/provenChannel.ts'
import type { Invoice } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'

export type ResendResult =
  | { state: 'due'; to: string }
  | { state: 'noEmail' }
  | { state: 'unproven' }
  | { state: 'waiting' }

/** Queues a resend of a document to its buyer as a new e-mail; `waiting` when one is already queued. `to` is masked. */
export async function resendInvoice(req: PayloadRequest, row: Invoice, now: Date): Promise<ResendResult> {
  const { payload } = req
  const where = { id: { equals: idOf(row.student) } }
  const student = await readRow({ payload, collection: 'users', where })
  if (!student?.email) return { state: 'noEmail' }
  const to = provenReceiver(student, 'email')
  if (!to) return { state: 'unproven' }
  const due = await conditionalUpdate({
    payload,
    collection: 'invoices',
    where: {
      and: [{ id: { equals: row.id } }, { mailState: { in: ['sent', 'none', 'unproven', 'failed'] } }],
    },
    data: { mailState: 'due', mailAt: now.toISOString(), mailTries: 0, mailNo: { $inc: 1 } },
  })
  if (!due) return { state: 'waiting' }
  await recordAudit(req, {
    action: 'update',
    entity: 'invoices',
    entityId: String(row.id),
    entityTitle: row.number,
    summary: `Sent ${row.number} to the buyer again`,
    project: idOf(row.project),
    now,
  })
  return { state: 'due', to: maskContact({ channel: 'email', to }) }
}
