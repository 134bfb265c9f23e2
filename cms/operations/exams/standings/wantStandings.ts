import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import type { AttemptEvent } from '#domain/exams/attempts/transitions.ts'

/** Moves after which other attempts count than before. */
const COUNTING: readonly AttemptEvent[] = ['publish', 'reevaluate', 'cancel']
export const changesStandings = (event: AttemptEvent): boolean => COUNTING.includes(event)

/** Time in which what they are wanted for is committed, ms. */
const WAIT_MS = 5000
/** A move is committed within this time, ms: thousands that are published together note it once. */
const MOVE_MS = 2000

const noted = new WeakMap<object, LRUCache<string, number>>()

/**
 * Notes that the standings of a release have to be computed anew. It is noted before the change, for a moment at which the change is
 * committed, so that a process that is killed in between leaves none out.
 */
export async function wantStandings(
  payload: BasePayload,
  { release, paper, project }: { release: string; paper: string; project: string },
  now = Date.now(),
): Promise<void> {
  const moments = noted.get(payload.db) ?? new LRUCache<string, number>({ max: 1000 })
  noted.set(payload.db, moments)
  if ((moments.get(release) ?? 0) >= now + MOVE_MS) return
  const wantedAt = now + WAIT_MS
  const wish = { isWanted: true, wantedAt: new Date(wantedAt).toISOString() }
  const where = { release: { equals: release } }
  const change = () => conditionalUpdate({ payload, collection: 'standing-pointers', where, data: wish })
  const inserted =
    (await change()) ??
    (await insertIfAbsent({
      payload,
      collection: 'standing-pointers',
      data: { release, paper, project, ...wish, standings: null, number: 0 },
    }))
  if (!inserted) await change()
  moments.set(release, wantedAt)
}
