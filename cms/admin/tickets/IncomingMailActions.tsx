import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
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
  return <IncomingMailControls id={id} number={ticket ? ticket.number : ''} />
}
