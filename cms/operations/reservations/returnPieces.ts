import { announceReturn, doReturn, type Reservation, settled } from '#domain/reservations/reservationPool.ts'
import { changePool, poolName } from './changePool.ts'
import { readEntry, writeEntry } from './entries.ts'
import type { Place } from './Place.ts'
import { settledOf } from './settledReservations.ts'
import { settleSale } from './settleSale.ts'

type Back = {
  /** Names the return in its pool: counted once, however often and however late it is asked for. */
  name: string
  quantity: number
  now: Date
}

/** Others may drop an announcement between two steps this often; each time they have written down the return. */
const ATTEMPTS = 20

/**
 * Puts pieces that an order had bought back into their pool, once. The pool keeps the announcement from before the entries are asked until
 * the return is written down, so whoever asks finds one or the other. What the pool never sold to this order is received. Answers what the
 * pool may forget once whoever asked says that this is done. May be repeated.
 */
export async function returnPieces(
  place: Place,
  { name, quantity, now }: Back,
): Promise<(() => void) | null> {
  const { payload, project, ref, order } = place
  const named = { payload, project, ref, name }
  const at = now.getTime()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const announced = await changePool(payload, project, ref, (pool, { id }) => {
      const { pool: next, reservation } = announceReturn(pool, name, { quantity, id, at })
      return { pool: next, answer: { id: reservation.id, sale: next.reservations[order] } }
    })
    if (!announced) return null
    const { id, sale: open } = announced
    const forget = () => settledOf(payload, poolName(ref)).add(name, id)
    if (await readEntry(named)) {
      await changePool(payload, project, ref, (pool) => ({ pool: settled(pool, name, id), answer: null }))
      return null
    }
    // A sale that a killed process has not written down counts before its return does.
    if (open?.state === 'sold') await settleSale(place, open)
    const sale = await readEntry({ payload, ref, name: order })
    const wasSold = sale?.state === 'sold'
    const done = await changePool(payload, project, ref, (pool) => {
      const { pool: next, state } = doReturn(pool, name, { id, wasSold, at })
      return { pool: next, answer: state === 'done' ? next.reservations[name] : undefined }
    })
    if (!done) continue
    const state = done.wasSold ? 'returned' : 'received'
    await writeEntry(named, { state, quantity: done.quantity, reservation: id })
    return forget
  }
  throw new Error(`a return to ${poolName(ref)} was announced ${ATTEMPTS} times in vain`)
}

/**
 * Brings a return that was left open in its pool to its end, when whoever asked for it has nothing to do any more: what has moved is written
 * down, and an announcement that was done already is dropped. @param place its `order` is the name of the return
 */
export async function settleReturn(
  place: Place,
  { id, state, quantity, wasSold }: Reservation,
): Promise<void> {
  const { payload, project, ref, order: name } = place
  const named = { payload, project, ref, name }
  if (state === 'returned')
    await writeEntry(named, { state: wasSold ? 'returned' : 'received', quantity, reservation: id })
  else if (!(await readEntry(named))) return
  settledOf(payload, poolName(ref)).add(name, id)
}
