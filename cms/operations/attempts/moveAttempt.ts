import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { dueAt } from '#domain/exams/attempts/dueAt.ts'
import {
  type AttemptActor,
  type AttemptEvent,
  type AttemptState,
  attemptMove,
} from '#domain/exams/attempts/transitions.ts'
import type { Paper } from '#domain/exams/papers/PaperSchema.ts'
import type { TestUserAttempt } from '#payload-types'
import { changesStandings, wantStandings } from '../exams/standings/wantStandings.ts'
import { type AttemptHead, headOf, rememberedHead, rememberHead } from './attemptHead.ts'
import { recordEvent } from './recordEvent.ts'

/** A move as the row keeps it until it is an event of its own. */
export type Move = {
  n: number
  event: AttemptEvent
  actor: AttemptActor
  actorId: string | null
  reason: string | null
  details: Record<string, unknown> | null
  at: number
}
export type Mover = Pick<Move, 'event' | 'actor'> & Partial<Pick<Move, 'actorId' | 'reason' | 'details'>>

type Moved = { isMoved: true; head: AttemptHead } | { isMoved: false; head: AttemptHead }
type Changes = Partial<TestUserAttempt>

export const iso = (moment: number): string => new Date(moment).toISOString()

/** What every move writes with the new state. */
export function movedColumns(
  row: Pick<TestUserAttempt, 'moves' | 'clock'>,
  mover: Mover,
  state: AttemptState,
  now: number,
): Changes {
  const { event, actor, actorId = null, reason = null, details = null } = mover
  const move: Move = { n: row.moves + 1, event, actor, actorId, reason, details, at: now }
  return { state, clock: row.clock + 1, moves: move.n, lastMove: move }
}

/** When the server has to act next for an attempt with these columns. */
export function dueOf(paper: Paper, head: Pick<AttemptHead, 'state' | 'endsAt' | 'timing'>): string | null {
  const { pauses, lateSyncMinutes, resultAt } = paper
  const due = dueAt({ ...head, pauses, lateSyncMinutes, resultAt })
  return due === null ? null : iso(due)
}

/**
 * Moves an attempt by the table of transitions, in one conditional update that also says who moved it, and records the event. Does
 * nothing when the state, the actor or `change` do not allow it.
 * @param change returns what else changes, for the row as it is and the state after the move; null to leave it
 */
export async function moveAttempt(
  payload: BasePayload,
  id: string,
  mover: Mover,
  now: number,
  change: (head: AttemptHead, state: AttemptState) => Changes | null,
): Promise<Moved> {
  const known = changesStandings(mover.event) ? await rememberedHead(payload, id) : null
  if (known) await wantStandings(payload, known)
  const result = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
    change: (row) => {
      const state = attemptMove(row.state, mover.event, mover.actor)
      const more = state && change(headOf(row), state)
      const isMoved = state !== null && more !== null
      return {
        data: isMoved ? { ...movedColumns(row, mover, state, now), ...more } : null,
        answerWith: (after: TestUserAttempt) => ({
          isMoved,
          before: row.lastMove as Move | null,
          row: after,
        }),
      }
    },
  })
  if (!result) throw new Error(`attempt ${id} is gone`)
  const head = rememberHead(payload, result.row)
  // A process that was killed between move and event left the event to the next one.
  if (result.isMoved)
    await Promise.all([
      recordMove(payload, head, result.before),
      recordMove(payload, head, result.row.lastMove as unknown as Move),
    ])
  return { isMoved: result.isMoved, head }
}

const recorded = new WeakMap<object, LRUCache<string, number>>()
const MAX_RECORDED = 20_000

/** Records a move as an event of the attempt; moves that this process has recorded already are skipped. */
export async function recordMove(
  payload: BasePayload,
  { id, project }: Pick<AttemptHead, 'id' | 'project'>,
  move: Move | null,
): Promise<void> {
  if (!move) return
  const last = recorded.get(payload.db) ?? new LRUCache<string, number>({ max: MAX_RECORDED })
  recorded.set(payload.db, last)
  if ((last.get(id) ?? 0) >= move.n) return
  const { n, event, actor, actorId, reason, details, at } = move
  const allDetails = { ...details, ...(reason ? { reason } : {}) }
  const key = `move/${n}`
  await recordEvent(payload, {
    attempt: id,
    project,
    key,
    kind: event,
    actor,
    actorId,
    details: allDetails,
    at,
  })
  last.set(id, n)
}
