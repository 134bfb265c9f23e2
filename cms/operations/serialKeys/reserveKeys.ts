import type { BasePayload } from 'payload'
import { conditionalUpdate, isUniqueViolation, readRow, readRows } from '#database/guard.ts'
import { withLock } from '#database/withLock.ts'
import { holdUnits, setCountedStock, withReservation } from '#domain/reservations/reservationPool.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import { statesFor } from '#domain/serialKeys/keyMoves.ts'
import { changePool } from '../reservations/changePool.ts'
import { recountKeys } from './recountKeys.ts'

const collection = 'class-serial-keys'
/** Keys read per query, since concurrent calls may claim some of them. */
const KEYS_PER_READ = 50

/** How long keys are held for a request, ms, so that a killed process does not hold them for ever. */
const HOLD_MS = 600_000

type Args = {
  payload: BasePayload
  project: string
  product: string
  count: number
  reservedFor: string
  /** Idempotency key. */
  requestKey: string
  now: Date
}
export type ReservedKeys = { ok: true; reserved: number } | { ok: false; left: number }

const isTaken = async (payload: BasePayload, claimKey: string): Promise<boolean> =>
  (await readRow({ payload, collection, where: { claimKey: { equals: claimKey } } })) !== null

/**
 * Reserves `count` available keys of a pool for a school or franchisee, who gets them printed; they are no longer sold. Refuses, with the number
 * left, when fewer can be sold now: keys held by unpaid orders are not available. Idempotent: each key of the request has a
 * unique `claimKey`.
 */
export const reserveKeys = (args: Args): Promise<ReservedKeys> =>
  withLock(args.payload, `reserve-keys:${args.product}`, () => reserve(args))

async function reserve({ payload, project, product, count, reservedFor, requestKey, now }: Args) {
  // The same request key with another pool or name is a different request.
  const request = `reserved:${requestKey}:${product}:${reservedFor}`
  const open: string[] = []
  for (let at = 0; at < count; at++)
    if (!(await isTaken(payload, `${request}:${at}`))) open.push(`${request}:${at}`)
  if (open.length === 0) return { ok: true, reserved: count } as const
  await recountKeys(payload, product)
  const pool = { poolKind: 'stock-levels', key: stockKey(product, null), limit: null } as const
  const held = await changePool(payload, project, pool, (level, { id }) => {
    // Another process is handling the same request.
    if (level.reservations[request]) return { pool: level, answer: null }
    const until = now.getTime() + HOLD_MS
    const answer = holdUnits(level, request, { quantity: open.length, id, mayOverdraw: false, until })
    return { pool: answer.ok === true ? answer.pool : level, answer }
  })
  if (held?.ok === false) return { ok: false, left: held.left } as const
  let reserved = count - open.length
  for (const claimKey of open) {
    if (!(await reserveOne(payload, product, { claimKey, reservedFor }))) break
    reserved++
  }
  // The keys have left the pool, so nothing becomes available when the hold ends.
  await changePool(payload, project, pool, (level) => ({
    pool: setCountedStock(withReservation(level, request, null), level.available),
    answer: null,
  }))
  await recountKeys(payload, product)
  return { ok: true, reserved } as const
}

async function reserveOne(
  payload: BasePayload,
  product: string,
  place: { claimKey: string; reservedFor: string },
): Promise<boolean> {
  const isFree = { state: { in: statesFor('reserve') } }
  for (;;) {
    const free = await readRows({
      payload,
      collection,
      where: { and: [{ product: { equals: product } }, isFree] },
      sort: ['createdAt'],
      limit: KEYS_PER_READ,
      select: ['id'],
    })
    if (free.length === 0) return false
    for (const { id } of free) {
      try {
        const mine = await conditionalUpdate({
          payload,
          collection,
          where: { and: [{ id: { equals: id } }, isFree] },
          data: { state: 'reserved', ...place },
        })
        if (mine) return true
      } catch (err) {
        // A concurrent call with the same request key has claimed this position.
        if (isUniqueViolation(err) && (await isTaken(payload, place.claimKey))) return true
        throw err
      }
    }
  }
}
