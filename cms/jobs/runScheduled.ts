import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import type { ScheduledChange } from '#payload-types'
import { runScheduledChange } from '../operations/content/runScheduledChange.ts'

/** After this a change whose process died is taken up again. */
const LEASE_MS = 12_000
/** Few enough to be done long before the lease of the last one ends; the next round follows at once. */
const A_ROUND = 10

/**
 * Publishes and unpublishes what is due, oldest first. Each change is taken by one guarded update, so that it is carried out
 * once however many runners look; one that a dead process left behind is taken up again. `mayGoOn` ends a round between two
 * changes. Answers how many were taken.
 */
export async function runScheduled(payload: BasePayload, now: Date, mayGoOn = () => true): Promise<number> {
  const at = now.toISOString()
  const due: Where = {
    or: [
      { and: [{ state: { equals: 'pending' } }, { at: { less_than_equal: at } }] },
      { and: [{ state: { equals: 'running' } }, { leasedUntil: { less_than: at } }] },
    ],
  }
  const found = await readRows({
    payload,
    collection: 'scheduled-changes',
    where: due,
    sort: ['at', 'createdAt'],
    limit: A_ROUND,
  })
  let taken = 0
  for (const { id } of found) {
    if (!mayGoOn()) break
    const change = await conditionalUpdate({
      payload,
      collection: 'scheduled-changes',
      where: { and: [{ id: { equals: id } }, due] },
      data: { state: 'running', leasedUntil: new Date(now.getTime() + LEASE_MS).toISOString() },
    })
    if (!change) continue
    taken++
    await finish(payload, change, now)
  }
  return taken
}

/** A fault of the server, not of the change, leaves it to be taken up again when its lease is over. */
async function finish(payload: BasePayload, change: ScheduledChange, now: Date): Promise<void> {
  try {
    await runScheduledChange(payload, change, now)
  } catch (err) {
    payload.logger.error({ msg: 'a scheduled change was not carried out', change: change.id, err })
  }
}
