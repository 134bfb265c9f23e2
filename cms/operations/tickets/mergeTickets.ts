import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isActive, ticketMove } from '#domain/tickets/transitions.ts'
import type { SupportTicket } from '#payload-types'
import { movedColumns, receivingColumns } from './moveTicket.ts'
import { serviceRules } from './serviceRules.ts'

type Outcome = { state: 'merged'; ticket: SupportTicket } | { state: 'notFound' | 'tooLate' | 'unfit' }

/** Of two merges in opposite directions, the one with more attempts comes to its end. */
const ATTEMPTS = { up: 8, down: 4 }
const MAX_CHAIN = 20

/** A ticket as the database has it now. */
const ticketNow = (payload: BasePayload, id: string): Promise<SupportTicket | null> =>
  readRow({ payload, collection: 'support-tickets', where: { id: { equals: id } } })

/** Writes unless the ticket has changed since it was read; null when it has. */
const changeAsRead = (payload: BasePayload, { id, rev }: SupportTicket, data: Partial<SupportTicket>) =>
  conditionalUpdate({
    payload,
    collection: 'support-tickets',
    where: { and: [{ id: { equals: id } }, { rev: { equals: rev } }] },
    data: { ...data, rev: rev + 1 },
  })

/**
 * Continues the conversation of a ticket in another active one of the same student. Its messages stay where they are and are read with those of
 * the other, which waits for the team if this one did; tickets merged into it before follow. `unfit`: another student's, or the ticket itself.
 */
export async function mergeTickets(
  payload: BasePayload,
  ticket: SupportTicket,
  into: string,
  now: Date,
): Promise<Outcome> {
  const project = idOf(ticket.project) ?? ''
  const target = await readRow({
    payload,
    collection: 'support-tickets',
    where: { and: [{ project: { equals: project } }, { number: { equals: into } }] },
  })
  if (!target) return { state: 'notFound' }
  const [id, targetId] = [String(ticket.id), String(target.id)]
  if (id === targetId || idOf(ticket.student) !== idOf(target.student)) return { state: 'unfit' }
  const rules = await serviceRules(payload, project)
  const attempts = id < targetId ? ATTEMPTS.up : ATTEMPTS.down
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [source, goal] = await Promise.all([ticketNow(payload, id), ticketNow(payload, targetId)])
    const state = source && ticketMove(source.state, 'merge', 'staff')
    if (!state || !goal || !isActive(goal.state)) return { state: 'tooLate' }
    // The other ticket gets a new revision first, and this one moves only if it has kept its own since both were read: a merge in the opposite
    // direction, or around a ring of tickets, has changed it by then.
    if (!(await changeAsRead(payload, goal, receivingColumns(goal, source, now, rules)))) continue
    const data = { ...movedColumns(source, state, now, rules), mergedInto: targetId }
    const merged = await changeAsRead(payload, source, data)
    if (!merged) continue
    await followMerge(payload, id, targetId)
    return { state: 'merged', ticket: merged }
  }
  return { state: 'tooLate' }
}

/** Points a merged ticket, and those merged into it before, at the ticket that stays open: the other one may have been merged at the same moment. */
async function followMerge(payload: BasePayload, id: string, targetId: string): Promise<void> {
  let last = targetId
  for (let step = 0; step < MAX_CHAIN; step++) {
    const next = idOf((await ticketNow(payload, last))?.mergedInto)
    if (!next) break
    last = next
  }
  await payload.db.updateMany({
    collection: 'support-tickets',
    where: { or: [{ mergedInto: { equals: id } }, ...(last === targetId ? [] : [{ id: { equals: id } }])] },
    data: { mergedInto: last },
    returning: false,
  })
}
