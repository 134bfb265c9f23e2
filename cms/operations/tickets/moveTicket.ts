import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { resumedDueAt, type ServiceRules } from '#domain/tickets/targets.ts'
import {
  isWaiting,
  type TicketActor,
  type TicketEvent,
  type TicketState,
  ticketMove,
} from '#domain/tickets/transitions.ts'
import type { SupportTicket } from '#payload-types'

type Changes = Partial<SupportTicket>

/**
 * The columns that a move to `state` changes. A ticket that waited for its student gets back the working time that was left to resolve it.
 */
export function movedColumns(
  { state: before, waitingSince, repliedAt, resolveDueAt }: SupportTicket,
  state: TicketState,
  now: Date,
  rules: ServiceRules,
): Changes {
  const at = now.toISOString()
  if (state === before) return {}
  const isResumed = before === 'answered' && isWaiting(state) && repliedAt && resolveDueAt
  return {
    state,
    movedAt: at,
    waitingSince: isWaiting(state) ? (isWaiting(before) ? (waitingSince ?? at) : at) : null,
    ...(isResumed
      ? {
          resolveDueAt: new Date(
            resumedDueAt(Date.parse(resolveDueAt), Date.parse(repliedAt), now.getTime(), rules),
          ).toISOString(),
        }
      : {}),
    ...(state === 'resolved' ? { resolvedAt: at } : {}),
    // A rating was for help that did not do.
    ...(before === 'resolved' && isWaiting(state)
      ? { resolvedAt: null, rating: null, ratingText: null }
      : {}),
  }
}

const earlier = (a: string | null | undefined, b: string | null | undefined): string | null =>
  [a, b].flatMap((at) => at ?? []).toSorted()[0] ?? null

/**
 * The columns of a ticket that change when one that waits for the team is merged into it: it waits since, and is due when, the other one was. Null
 * for a ticket that nobody works on any more.
 */
export function receivingColumns(
  goal: SupportTicket,
  source: SupportTicket,
  now: Date,
  rules: ServiceRules,
): Changes | null {
  const state = ticketMove(goal.state, 'receiveWaiting', 'server') ?? goal.state
  if (!isWaiting(state)) return null
  const moved = movedColumns(goal, state, now, rules)
  const isUnanswered = !goal.firstRepliedAt && !source.firstRepliedAt
  return {
    ...moved,
    waitingSince: earlier(isWaiting(goal.state) ? goal.waitingSince : null, source.waitingSince),
    resolveDueAt: earlier(moved.resolveDueAt ?? goal.resolveDueAt, source.resolveDueAt),
    ...(isUnanswered ? { firstReplyDueAt: earlier(goal.firstReplyDueAt, source.firstReplyDueAt) } : {}),
  }
}

/** Changes a ticket by what `change` returns for the row as it is, in one conditional update; null to leave it. */
export async function changeTicket(
  payload: BasePayload,
  id: string,
  change: (row: SupportTicket) => Changes | null,
): Promise<SupportTicket | null> {
  const result = await updateWithRetry<'support-tickets', SupportTicket | null>({
    payload,
    collection: 'support-tickets',
    where: { id: { equals: id } },
    change: (row) => {
      const data = change(row)
      return data ? { data, answerWith: (after: SupportTicket) => after } : { data: null, answer: null }
    },
  })
  return result ?? null
}

type Mover = { event: TicketEvent; actor: TicketActor; now: Date; rules: ServiceRules }

/** Moves a ticket by the table of transitions; null when the state, the actor or `more` do not allow it. */
export const moveTicket = (
  payload: BasePayload,
  id: string,
  { event, actor, now, rules }: Mover,
  more: (row: SupportTicket) => Changes | null = () => ({}),
): Promise<SupportTicket | null> =>
  changeTicket(payload, id, (row) => {
    const state = ticketMove(row.state, event, actor)
    const also = state && more(row)
    return state && also ? { ...movedColumns(row, state, now, rules), ...also } : null
  })
