import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import {
  type DoubtActor,
  type DoubtEvent,
  type DoubtState,
  doubtMove,
  isWaiting,
} from '#domain/doubts/transitions.ts'
import type { Doubt } from '#payload-types'

export type Mover = { event: DoubtEvent; actor: DoubtActor; now: Date }
type Changes = Partial<Doubt>

/** What every move writes with the new state. */
export const movedColumns = (row: Doubt, state: DoubtState, now: Date): Changes => ({
  state,
  movedAt: now.toISOString(),
  waitingSince: isWaiting(state)
    ? isWaiting(row.state) && row.waitingSince
      ? row.waitingSince
      : now.toISOString()
    : null,
})

/**
 * Moves a doubt by the table of transitions in one conditional update; null when the state, the actor or `change` do not allow it.
 * @param change returns what else changes, for the row as it is; null to leave it
 */
export async function moveDoubt(
  payload: BasePayload,
  id: string,
  { event, actor, now }: Mover,
  change: (row: Doubt) => Changes | null = () => ({}),
): Promise<Doubt | null> {
  const result = await updateWithRetry<'doubts', Doubt | null>({
    payload,
    collection: 'doubts',
    where: { id: { equals: id } },
    change: (row) => {
      const state = doubtMove(row.state, event, actor)
      const more = state && change(row)
      if (!state || !more) return { data: null, answer: null }
      return { data: { ...movedColumns(row, state, now), ...more }, answerWith: (after: Doubt) => after }
    },
  })
  return result ?? null
}
