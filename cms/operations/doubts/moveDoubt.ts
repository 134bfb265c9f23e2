import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { BAD_RATING } from '#domain/doubts/doubts.ts'
import { type DoubtRules, doubtDueAt } from '#domain/doubts/routing.ts'
import {
  type DoubtActor,
  type DoubtEvent,
  type DoubtState,
  doubtMove,
  isWaiting,
} from '#domain/doubts/transitions.ts'
import type { Doubt } from '#payload-types'
import { doubtRules } from '../tickets/serviceRules.ts'

export type Mover = { event: DoubtEvent; actor: DoubtActor; now: Date }
type Changes = Partial<Doubt>

const iso = (ms: number): string => new Date(ms).toISOString()

/** Its expert is paid for a doubt that is resolved, but not for an answer that was rated badly. */
const isToBePaid = ({ expert, rating }: Doubt): boolean =>
  idOf(expert) !== null && !(rating && rating <= BAD_RATING)

/** What every move writes with the new state. */
export function movedColumns(row: Doubt, state: DoubtState, now: Date, rules: DoubtRules): Changes {
  const isStillWaiting = isWaiting(row.state) && Boolean(row.waitingSince)
  const since = isStillWaiting ? Date.parse(row.waitingSince as string) : now.getTime()
  const dueAt = isStillWaiting && row.dueAt ? row.dueAt : iso(doubtDueAt(since, row.subject, rules))
  return {
    state,
    movedAt: now.toISOString(),
    ...(isWaiting(state) ? { waitingSince: iso(since), dueAt } : { waitingSince: null, dueAt: null }),
    ...(state === 'resolved' && isToBePaid(row) ? { payDue: true } : {}),
  }
}

/** What an escalation writes beside its move: another expert has to answer. */
export const escalatedColumns = (why: NonNullable<Doubt['escalatedFor']>, now: Date): Changes => ({
  expert: null,
  escalatedFor: why,
  escalatedAt: now.toISOString(),
})

/**
 * Moves a doubt by the table of transitions in one conditional update; null when the state, the actor or `change` do not allow it.
 * @param change returns what else changes, for the row as it is; null to leave it
 */
export async function moveDoubt(
  payload: BasePayload,
  { id, project }: Pick<Doubt, 'id' | 'project'>,
  { event, actor, now }: Mover,
  change: (row: Doubt, rules: DoubtRules) => Changes | null = () => ({}),
): Promise<Doubt | null> {
  const rules = await doubtRules(payload, idOf(project) ?? '')
  const result = await updateWithRetry<'doubts', Doubt | null>({
    payload,
    collection: 'doubts',
    where: { id: { equals: id } },
    change: (row) => {
      const state = doubtMove(row.state, event, actor)
      const more = state && change(row, rules)
      if (!state || !more) return { data: null, answer: null }
      return {
        data: { ...movedColumns(row, state, now, rules), ...more },
        answerWith: (after: Doubt) => after,
      }
    },
  })
  return result ?? null
}
