import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { seatLimit, seatPoolKey } from '#domain/batches/seatPool.ts'
import { newPool, type ReservationPool, setTotalLimit } from '#domain/reservations/reservationPool.ts'
import type { Batch } from '#payload-types'
import { changePool, poolFromRow, poolRow } from '../reservations/changePool.ts'

type Seated = Pick<Batch, 'id' | 'project' | 'seats'>

/** The reservation pool of a batch's seats. Its limit is the batch's number of seats, not part of an order. */
export const seatPoolOf = (batch: string) =>
  ({ poolKind: 'purchase-limits', key: seatPoolKey(batch), limit: null }) as const

const make = (payload: BasePayload, { id, project, seats }: Seated) =>
  insertIfAbsent({
    payload,
    collection: 'purchase-limits',
    data: {
      key: seatPoolKey(String(id)),
      project: idOf(project) as string,
      rev: 0,
      ...poolRow(newPool(seatLimit(seats))),
    },
  })

/** The seat pools of batches by the batch's id; missing ones are created. */
export async function seatPools(
  payload: BasePayload,
  batches: readonly Seated[],
): Promise<Map<string, ReservationPool>> {
  if (batches.length === 0) return new Map()
  const keys = batches.map(({ id }) => seatPoolKey(String(id)))
  const rows = await readRows({
    payload,
    collection: 'purchase-limits',
    where: { key: { in: keys } },
    sort: ['key'],
    limit: keys.length,
  })
  const byKey = new Map(rows.map((row) => [row.key, poolFromRow(row)]))
  const pools = new Map<string, ReservationPool>()
  for (const batch of batches) {
    const id = String(batch.id)
    const known = byKey.get(seatPoolKey(id))
    if (!known) await make(payload, batch)
    pools.set(id, known ?? newPool(seatLimit(batch.seats)))
  }
  return pools
}

/** Sets the limit of a batch's pool to its number of seats. Idempotent. */
export async function setSeats(payload: BasePayload, id: string): Promise<void> {
  const batch = await readRow({ payload, collection: 'batches', where: { id: { equals: id } } })
  if (!batch || (await make(payload, batch))) return
  await changePool(payload, idOf(batch.project) as string, seatPoolOf(id), (pool) => ({
    pool: setTotalLimit(pool, seatLimit(batch.seats)),
    answer: null,
  }))
}
