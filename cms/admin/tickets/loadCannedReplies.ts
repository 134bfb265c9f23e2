import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { CannedVariable } from '#domain/tickets/cannedReply.ts'
import type { Order, SupportTicket, User } from '#payload-types'
import type { CannedChoice } from './ReplyForm.tsx'

const MAX_CANNED = 200

type About = {
  ticket: SupportTicket
  student: User | null
  /** The order of the ticket, if the viewer may see it. */
  order: Order | null
  /** Who writes the reply. */
  writer: { name?: string | null } | null
}
type Loaded = { canned: CannedChoice[]; values: Partial<Record<CannedVariable, string | null>> }

const firstName = (name: string | null | undefined): string => (name ?? '').trim().split(/\s+/)[0] ?? ''

/** The canned replies for a ticket, those of its category first, with the values of their variables. */
export async function loadCannedReplies(
  payload: BasePayload,
  { ticket, student, order, writer }: About,
): Promise<Loaded> {
  const project = idOf(ticket.project) ?? ''
  const [rows, found] = await Promise.all([
    readRows({
      payload,
      collection: 'canned-replies',
      where: { project: { equals: project } },
      sort: ['title'],
      limit: MAX_CANNED,
    }),
    readRows({ payload, collection: 'projects', where: { id: { equals: project } }, sort: ['id'], limit: 1 }),
  ])
  const fits = rows.filter(({ category }) => !category || category === ticket.category)
  const isOwn = ({ category }: { category?: string | null }) => Number(category === ticket.category)
  return {
    canned: fits
      .toSorted((a, b) => isOwn(b) - isOwn(a))
      .map(({ id, title, text }) => ({ id: String(id), title, text })),
    values: {
      name: firstName(student?.name),
      number: ticket.number,
      order: order?.number ?? null,
      project: found[0]?.title ?? null,
      staff: firstName(writer?.name),
    },
  }
}
