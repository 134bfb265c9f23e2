import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { ReservationPool } from '#domain/reservations/reservationPool.ts'
import { joinWaitlist, leaveWaitlist } from '#domain/reservations/waitlist.ts'
import type { Batch } from '#payload-types'
import { changePool } from '../reservations/changePool.ts'
import { seatPoolOf } from './seatPools.ts'

type Line = { batch: Pick<Batch, 'id' | 'project'>; person: string }
type Joined = { pool: ReservationPool; state: ReturnType<typeof joinWaitlist>['state'] }

const change = <R>(
  payload: BasePayload,
  { batch }: Line,
  how: (pool: ReservationPool, id: string) => { pool: ReservationPool; answer: R },
): Promise<R | null> =>
  changePool(payload, idOf(batch.project) as string, seatPoolOf(String(batch.id)), (pool, { id }) =>
    how(pool, id),
  )

/** Adds a person to the waitlist of a full batch; idempotent. Null when the batch has no seats to wait for. */
export const waitForSeat = (payload: BasePayload, line: Line, now: Date): Promise<Joined | null> =>
  change(payload, line, (pool, id) => {
    const joined = joinWaitlist(pool, line.person, { id, at: now.getTime() })
    return { pool: joined.pool, answer: joined }
  })

/** Removes a person from the waitlist, or releases the seat offered to them. Idempotent. */
export const giveUpSeat = (payload: BasePayload, line: Line): Promise<ReservationPool | null> =>
  change(payload, line, (pool) => {
    const left = leaveWaitlist(pool, line.person)
    return { pool: left, answer: left }
  })
