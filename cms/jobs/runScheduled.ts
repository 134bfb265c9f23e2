import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import type { ScheduledChange } from '#payload-types'
import { runScheduledChange } from '../operations/content/runScheduledChange.ts'

/** A running change is retried when its lease is this old: its process has died. */
const LEASE_MS = 12_000
/** Small enough to be finished well before the lease of the last change expires. */
const BATCH_SIZE = 10

/**
 * Publishes and unpublishes what is due, oldest first. One conditional update claims each change, so concurrent runners carry it
 * out once; a change whose lease expired is claimed again. `shouldContinue` is checked before each change. Returns how many were
 * claimed.
 */
export async function runScheduled(
  payload: BasePayload,
  now: Date,
  shouldContinue = () => true,
): Promise<number> {
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
    limit: BATCH_SIZE,
  })
  let claimed = 0
  for (const { id } of found) {
    if (!shouldContinue()) break
    const change = await conditionalUpdate({
      payload,
      collection: 'scheduled-changes',
      where: { and: [{ id: { equals: id } }, due] },
      data: { state: 'running', leasedUntil: new Date(now.getTime() + LEASE_MS).toISOString() },
    })
    if (!change) continue
    claimed++
    await runChange(payload, change, now)
  }
  return claimed
}

/** An error of the server, not of the change, is logged; the change is retried when its lease expires. */
async function runChange(payload: BasePayload, change: ScheduledChange, now: Date): Promise<void> {
  try {
    await runScheduledChange(payload, change, now)
  } catch (err) {
    payload.logger.error({ msg: 'a scheduled change was not carried out', change: change.id, err })
  }
}
