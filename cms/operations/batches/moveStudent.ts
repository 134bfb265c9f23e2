import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { type SeatTask, seatName, seatTaskOf, seatTaskText } from '#domain/batches/seatPool.ts'
import { offerName } from '#domain/reservations/waitlist.ts'
import type { Entitlement } from '#payload-types'
import { returnPieces } from '../reservations/returnPieces.ts'
import { returnReservationName } from '../reservations/returnReservationName.ts'
import { sellReservation } from '../reservations/sellReservation.ts'
import { settleSale } from '../reservations/settleSale.ts'
import { seatPoolOf } from './seatPools.ts'

/** `full`: the batch has no free seat. `meanwhile`: the entitlement has been changed concurrently. */
type MoveResult = 'moved' | 'full' | 'meanwhile'

const byId = (id: string) => ({ id: { equals: id } })

/** Changes an entitlement if its seat task is unchanged; the changed row, or null. */
const changeTask = (
  payload: BasePayload,
  id: string,
  task: string | null,
  change: (row: Entitlement) => Partial<Entitlement> | null,
): Promise<Entitlement | null> =>
  updateWithRetry<'entitlements', Entitlement | null>({
    payload,
    collection: 'entitlements',
    where: byId(id),
    change: (row) => {
      const data = (row.seatTask ?? null) === task ? change(row) : null
      return { data, answer: data ? { ...row, ...data, rev: row.rev + 1 } : null }
    },
  })

/** The seat task that releases the current seat; null without one. */
const leaveTask = (row: Entitlement): string | null => {
  const batch = idOf(row.batch)
  return batch && row.seat ? seatTaskText({ act: 'leave', batch, seat: row.seat }) : null
}

/**
 * Gives the student of an entitlement a seat in a batch, and releases the previous one. The task is stored before it runs, so that
 * `finishSeatTask` can complete it after the process was killed.
 * @param rev the revision that the caller has loaded
 */
export async function moveStudent(
  payload: BasePayload,
  { id, rev }: Pick<Entitlement, 'id' | 'rev'>,
  batch: string,
  now: Date,
): Promise<MoveResult> {
  const task = seatTaskText({ act: 'take', batch, seat: seatName(String(id), rev) })
  const claimed = await changeTask(payload, String(id), null, (row) =>
    row.rev === rev && !row.revokedAt ? { seatTask: task } : null,
  )
  if (!claimed) return 'meanwhile'
  return finishSeatTask(payload, claimed, now)
}

/** Completes the seat task of an entitlement; `moved` also when there is none. Idempotent from any point. */
export async function finishSeatTask(payload: BasePayload, row: Entitlement, now: Date): Promise<MoveResult> {
  const task = seatTaskOf(row.seatTask)
  if (!task) return 'moved'
  if (task.act === 'take') {
    const next = await takeSeat(payload, row, task, now)
    return typeof next === 'string' ? next : finishSeatTask(payload, next, now)
  }
  await returnSeat(payload, row, task, now)
  await changeTask(payload, String(row.id), seatTaskText(task), () => ({ seatTask: null }))
  return 'moved'
}

const placeOf = (payload: BasePayload, row: Entitlement, { batch, seat }: SeatTask) => ({
  payload,
  project: idOf(row.project) as string,
  ref: seatPoolOf(batch),
  order: seat,
})

async function takeSeat(
  payload: BasePayload,
  row: Entitlement,
  task: SeatTask,
  now: Date,
): Promise<Entitlement | 'full' | 'meanwhile'> {
  const id = String(row.id)
  // The seat replaces the one that the waitlist offered to the student.
  const place = { ...placeOf(payload, row, task), instead: offerName(idOf(row.student) as string) }
  // No order settles this reservation, so its claim is 0.
  const sold = await sellReservation(place, { quantity: 1, claim: 0, at: now.getTime() })
  if (sold.state === 'short') {
    await changeTask(payload, id, seatTaskText(task), () => ({ seatTask: null }))
    return 'full'
  }
  if (sold.state === 'sold') await settleSale(place, sold.reservation)
  const taken = await changeTask(payload, id, seatTaskText(task), (current) => ({
    batch: task.batch,
    seat: task.seat,
    seatTask: leaveTask(current),
  }))
  return taken ?? 'meanwhile'
}

/** Returns a seat to its batch. The entry is named as for a cancelled order, so that the seat is returned only once. */
async function returnSeat(payload: BasePayload, row: Entitlement, task: SeatTask, now: Date): Promise<void> {
  const name = returnReservationName('returned', task.seat)
  const dropReturn = await returnPieces(placeOf(payload, row, task), { name, quantity: 1, now })
  dropReturn?.()
}

/** Releases the seat of revoked access. Idempotent. */
export async function releaseRevokedSeat(payload: BasePayload, id: string, now: Date): Promise<void> {
  const left = await changeTask(payload, id, null, (row) =>
    row.revokedAt && row.batch ? { batch: null, seat: null, seatTask: leaveTask(row) } : null,
  )
  const row = left ?? (await readRow({ payload, collection: 'entitlements', where: byId(id) }))
  if (row?.seatTask) await finishSeatTask(payload, row, now)
}
