import type { BasePayload } from 'payload'
import { conditionalChange, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isWaiting, WAITING_STATES } from '#domain/doubts/transitions.ts'

const TRIES = 50
/** More than any limit that a project can set. */
const MAX_COUNTED = 1000

/**
 * Claims room for a doubt with an expert for whom `limit` may wait at most; false when there is none. The row of the expert names the doubts that
 * were let in and are not assigned yet, and each claim writes it on the condition that nobody else has since: of any number of servers no two
 * let in the last one. A claim ends when its doubt is assigned or no longer waits, so that nothing has to be undone after a kill.
 */
export async function claimRoom(
  payload: BasePayload,
  expert: string,
  doubt: string,
  limit: number,
): Promise<boolean> {
  const name = `doubts of ${expert}`
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const row = await readRow({ payload, collection: 'leases', where: { name: { equals: name } } })
    // After the row: a doubt that was let in before is in the row, or waits for the expert already.
    const taken = await takenBy(payload, expert, row ? readIds(row.holder) : [])
    const others = [...taken.assigned, ...taken.letIn].filter((id) => id !== doubt)
    if (new Set(others).size >= limit) return false
    const holder = JSON.stringify([...new Set([...taken.letIn, doubt])])
    const isClaimed = row
      ? await conditionalChange({
          payload,
          collection: 'leases',
          data: { holder, until: row.until + 1 },
          where: { and: [{ name: { equals: name } }, { until: { equals: row.until } }] },
        })
      : (await insertIfAbsent({ payload, collection: 'leases', data: { name, holder, until: 1 } })) !== null
    if (isClaimed) return true
  }
  return false
}

const readIds = (holder: string): string[] => JSON.parse(holder) as string[]

/** Doubts that wait for the expert, and those of `ids` that were let in and are still to be assigned. */
async function takenBy(
  payload: BasePayload,
  expert: string,
  ids: readonly string[],
): Promise<{ assigned: string[]; letIn: string[] }> {
  const limits = { sort: ['id'], limit: MAX_COUNTED, select: ['id', 'state', 'expert'] }
  const rows = (where: Parameters<typeof readRows>[0]['where']) =>
    readRows({ payload, collection: 'doubts', where, ...limits })
  const [waiting, listed] = await Promise.all([
    rows({ and: [{ expert: { equals: expert } }, { state: { in: [...WAITING_STATES] } }] }),
    ids.length > 0 ? rows({ id: { in: [...ids] } }) : [],
  ])
  const own = (id: unknown) => id === null || id === expert
  // One that was assigned after the doubts of the expert were read counts, too.
  const letIn = listed.filter((row) => isWaiting(row.state) && own(idOf(row.expert)))
  return { assigned: waiting.map(({ id }) => String(id)), letIn: letIn.map(({ id }) => String(id)) }
}
