import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { withLock } from '#database/withLock.ts'
import { expertsFor, ruleOf } from '#domain/doubts/routing.ts'
import type { Doubt } from '#payload-types'
import { doubtRules } from '../tickets/serviceRules.ts'
import { claimRoom } from './claimRoom.ts'
import { findDoubtExperts } from './findDoubtExperts.ts'
import { moveDoubt } from './moveDoubt.ts'
import { notifyExpert } from './notifyOfDoubt.ts'

/** Those whose answers were rated badly, or were late, do not get it again. */
function earlierExperts({ escalatedFor, messages }: Doubt): string[] {
  if (!escalatedFor) return []
  return messages.filter(({ by }) => by === 'expert').map(({ author }) => author)
}

/** The first of the experts who takes the doubt within the limit, also when other servers assign at the same time. */
async function firstWithRoom(
  payload: BasePayload,
  experts: readonly string[],
  doubt: string,
  limit: number | null,
): Promise<string | null> {
  for (const expert of experts)
    if (limit === null || (await claimRoom(payload, expert, doubt, limit))) return expert
  return null
}

/**
 * Assigns an unassigned doubt to an expert of its subject and notifies them; cms/jobs/sweepDoubts.ts repeats it while nobody has room. Does
 * nothing for subjects without experts of their own.
 * @param former the expert who had it before
 */
export async function routeDoubt(
  payload: BasePayload,
  doubt: Doubt,
  now: Date,
  former?: string,
): Promise<Doubt | null> {
  const project = idOf(doubt.project) ?? ''
  const rule = ruleOf(await doubtRules(payload, project), doubt.subject)
  if (!rule || rule.experts.length === 0) return null
  // One after the other, so that two doubts at once do not go to the same expert.
  const assigned = await withLock(payload, `doubts routed in ${project}`, async () => {
    const except = [...earlierExperts(doubt), ...(former ? [former] : [])]
    const able = expertsFor(await findDoubtExperts(payload, project), rule, except)
    const expert = await firstWithRoom(payload, able, String(doubt.id), rule.maxWaiting)
    if (!expert) return null
    const mover = { event: 'assign', actor: 'server', now } as const
    // One that was moved since the room was claimed has to claim it again.
    return moveDoubt(payload, doubt, mover, (row) =>
      idOf(row.expert) === null && Date.parse(row.movedAt) === Date.parse(doubt.movedAt) ? { expert } : null,
    )
  })
  if (assigned) await notifyExpert(payload, assigned, now)
  return assigned
}
