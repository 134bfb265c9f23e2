import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { findAccount } from '../../operations/auth/findAccount.ts'
import { IncomingMailControls } from './IncomingMailControls.tsx'

/** On an e-mail in review: where it goes, for viewers who may answer tickets, until it is decided. */
export async function IncomingMailActions({ id, payload, user }: ServerProps & { id?: string }) {
  const viewer = viewerOf({ user: user ?? null })
  if (!id || !hasModule(viewer, 'supportTickets', 'edit')) return null
  const mail = await readRow({ payload, collection: 'incoming-mails', where: { id: { equals: id } } })
  if (mail?.state !== 'waiting') return null
  const ticketId = idOf(mail.ticket)
  const ticket =
    ticketId &&
    (await readRow({ payload, collection: 'support-tickets', where: { id: { equals: ticketId } } }))
  const canOpen =
    !ticket && (await findAccount(payload, idOf(mail.project) ?? '', { email: mail.sender })) !== null
  return <IncomingMailControls id={id} number={ticket ? ticket.number : ''} canOpen={canOpen} />
}
