import {
  beginReturn,
  completeReturn,
  dropSettled,
  type Reservation,
} from '#domain/reservations/reservationPool.ts'
import { changePool, poolName } from './changePool.ts'
import { readEntry, writeEntry } from './entries.ts'
import type { PoolShare } from './PoolShare.ts'
import { settledOf } from './settledReservations.ts'
import { settleSale } from './settleSale.ts'

type Return = {
  /** Name of the return in its pool; makes it idempotent. */
  name: string
  quantity: number
  now: Date
}

/** How often the announcement may be dropped by a concurrent call between two steps; each time that call has written the entry. */
const ATTEMPTS = 20

/**
 * Returns pieces that an order bought to their pool, once. The pool keeps an announcement of the return from before the entries are
 * read until the return's entry is written, so a concurrent call finds one of the two. Pieces that the pool did not sell to this order
 * count as received. Returns a callback that lets the pool drop the return, to be called once the caller has recorded it; null when
 * there is nothing to drop. Idempotent.
 */
export async function returnPieces(
  place: PoolShare,
  { name, quantity, now }: Return,
): Promise<(() => void) | null> {
  const { payload, project, ref, order } = place
  const entryRef = { payload, project, ref, name }
  const at = now.getTime()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const announced = await changePool(payload, project, ref, (pool, { id }) => {
      const { pool: next, reservation } = beginReturn(pool, name, { quantity, id, at })
      return { pool: next, answer: { id: reservation.id, sale: next.reservations[order] } }
    })
    if (!announced) return null
    const { id, sale: open } = announced
    const drop = () => settledOf(payload, poolName(ref)).add(name, id)
    if (await readEntry(entryRef)) {
      await changePool(payload, project, ref, (pool) => ({ pool: dropSettled(pool, name, id), answer: null }))
      return null
    }
    // A killed process may have left the sale without an entry: settle it before its return.
    if (open?.state === 'sold') await settleSale(place, open)
    const sale = await readEntry({ payload, ref, name: order })
    const wasSold = sale?.state === 'sold'
    const done = await changePool(payload, project, ref, (pool) => {
      const { pool: next, state } = completeReturn(pool, name, { id, wasSold, at })
      return { pool: next, answer: state === 'done' ? next.reservations[name] : undefined }
    })
    if (!done) continue
    const state = done.wasSold ? 'returned' : 'received'
    await writeEntry(entryRef, { state, quantity: done.quantity, reservation: id })
    return drop
  }
  throw new Error(`a return to ${poolName(ref)} was announced ${ATTEMPTS} times without being completed`)
}

/**
 * Finishes a return left open in its pool once its owner has no task pending: writes the entry of returned pieces, and drops an
 * announcement that already has one. @param place its `order` is the name of the return
 */
export async function settleReturn(
  place: PoolShare,
  { id, state, quantity, wasSold }: Reservation,
): Promise<void> {
  const { payload, project, ref, order: name } = place
  const entryRef = { payload, project, ref, name }
  if (state === 'returned')
    await writeEntry(entryRef, { state: wasSold ? 'returned' : 'received', quantity, reservation: id })
  else if (!(await readEntry(entryRef))) return
  settledOf(payload, poolName(ref)).add(name, id)
}
