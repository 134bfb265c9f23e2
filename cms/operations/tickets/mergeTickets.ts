import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isActive, isWaiting, ticketMove } from '#domain/tickets/transitions.ts'
import type { SupportTicket } from '#payload-types'
import { changeTicket, movedColumns, receivingColumns } from './moveTicket.ts'
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
 * the other, which waits for the team if this one did; tickets merged into it before follow. The other one changes only after this one is merged, so
 * that a merge that comes to nothing leaves no trace. `unfit`: another student's, or the ticket itself.
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
    if (!(await changeAsRead(payload, goal, {}))) continue
    const waitingSince = isWaiting(source.state) ? (source.waitingSince ?? source.createdAt) : null
    const data = { ...movedColumns(source, state, now, rules), mergedInto: targetId, waitingSince }
    const merged = await changeAsRead(payload, source, data)
    if (!merged) continue
    await followMerge(payload, id, targetId)
    await passWaiting(payload, merged, now)
    return { state: 'merged', ticket: merged }
  }
  return { state: 'tooLate' }
}

/**
 * Hands over that a merged ticket waited for the team (its `waitingSince` says so until then) to the ticket that goes on. Idempotent: after a kill
 * the job of the desk does it.
 */
export async function passWaiting(payload: BasePayload, { id }: SupportTicket, now: Date): Promise<void> {
  for (let step = 0; step < MAX_CHAIN; step++) {
    const source = await ticketNow(payload, String(id))
    const goal = source?.waitingSince && (await goalOf(payload, source))
    if (!source || !goal) return
    const rules = await serviceRules(payload, idOf(source.project) ?? '')
    const isPassed = await changeTicket(payload, String(goal.id), (row) =>
      row.state === 'merged' ? null : (receivingColumns(row, source, now, rules) ?? {}),
    )
    if (!isPassed) continue
    await changeTicket(payload, String(id), () => ({ waitingSince: null }))
    return
  }
}

/** The ticket in which a merged one goes on. */
async function goalOf(payload: BasePayload, { mergedInto }: SupportTicket): Promise<SupportTicket | null> {
  let row: SupportTicket | null = null
  let next = idOf(mergedInto)
  for (let step = 0; next && step < MAX_CHAIN; step++) {
    row = await ticketNow(payload, next)
    next = idOf(row?.mergedInto)
  }
  return row
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
