import type { BasePayload } from 'payload'
import { claimKey, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { poolFault } from '#domain/reservations/poolFaults.ts'
import type { ReservationPool } from '#domain/reservations/reservationPool.ts'
import type { PurchaseLimit, ReservationEntry, StockLevel } from '#payload-types'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'
import { type PoolKind, poolFromRow, poolName } from './changePool.ts'

const PAGE_SIZE = 2000
const KINDS: readonly PoolKind[] = ['stock-levels', 'purchase-limits']
/** A pool that was changed while it was checked is read again, at most this many times. */
const ATTEMPTS = 20

type Row = StockLevel | PurchaseLimit
/** `what` completes the sentence "it …". */
export type PoolFault = { pool: string; project: string; what: string }
export type PoolCheck = { pools: number; faults: PoolFault[] }

/**
 * Verifies the totals of every pool and compares them with its entries (domain/reservations/poolFaults.ts). Reports inconsistencies,
 * corrects nothing.
 * @param project limits the check to one project
 */
export async function checkPools(payload: BasePayload, project: string | null = null): Promise<PoolCheck> {
  const check: PoolCheck = { pools: 0, faults: [] }
  for (const poolKind of KINDS) {
    let last = ''
    for (;;) {
      const rows: Row[] = await readRows({
        payload,
        collection: poolKind,
        where: {
          and: [{ key: { greater_than: last } }, ...(project ? [{ project: { equals: project } }] : [])],
        },
        sort: ['key'],
        limit: PAGE_SIZE,
      })
      for (const row of rows) {
        const what = await faultOf(payload, poolKind, row)
        check.pools += 1
        if (what)
          check.faults.push({
            pool: poolName({ poolKind, key: row.key }),
            project: idOf(row.project) as string,
            what,
          })
        last = row.key
      }
      if (rows.length < PAGE_SIZE) break
    }
  }
  return check
}

async function faultOf(payload: BasePayload, poolKind: PoolKind, first: Row): Promise<string | null> {
  let row = first
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pool = poolFromRow(row)
    const fault = poolFault(pool, await soldOf(payload, poolName({ poolKind, key: row.key }), pool))
    if (fault === null) return null
    const current: Row | null = await readRow({
      payload,
      collection: poolKind,
      where: { key: { equals: row.key } },
    })
    if (!current) return null
    if (current.rev === row.rev) return fault
    row = current
  }
  payload.logger.warn({ msg: 'a pool changed too often to be checked', pool: first.key })
  return null
}

/** Quantity sold less returned: reservations that are still in the pool are counted there, all others by their entries. */
async function soldOf(
  payload: BasePayload,
  name: string,
  { reservations }: ReservationPool,
): Promise<number> {
  let sold = 0
  for (const { state, quantity, wasSold } of Object.values(reservations)) {
    if (state === 'sold') sold += quantity
    if (state === 'returned' && wasSold) sold -= quantity
  }
  for (let last = ''; ; ) {
    const entries: ReservationEntry[] = await readRows({
      payload,
      collection: 'reservation-entries',
      where: { and: [{ pool: { equals: name } }, { key: { greater_than: last } }] },
      sort: ['key'],
      limit: PAGE_SIZE,
      select: ['key', 'name', 'state', 'quantity'],
    })
    for (const entry of entries) {
      const inPool = reservations[entry.name]
      const isCounted = inPool && (inPool.state === 'sold' || inPool.state === 'returned')
      if (!isCounted && entry.state === 'sold') sold += entry.quantity
      if (!isCounted && entry.state === 'returned') sold -= entry.quantity
      last = entry.key
    }
    if (entries.length < PAGE_SIZE) return sold
  }
}

/** Checks all pools once a day, in one process, and notifies the admins of projects with inconsistencies. */
export async function checkPoolsDaily(payload: BasePayload, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  if (!(await claimKey(payload, `pools:${day}`, new Date(now.getTime() + 3 * DAY_MS)))) return
  const { faults } = await checkPools(payload)
  for (const project of new Set(faults.map((fault) => fault.project))) {
    const ofProject = faults.filter((fault) => fault.project === project)
    payload.logger.error({
      msg: 'stocks or purchase limits do not add up',
      project,
      faults: ofProject.slice(0, 20),
    })
    await notifyAdmins(payload, {
      project,
      kind: 'message',
      now,
      dedupeKey: `pools:${day}`,
      title: `${ofProject.length} stocks or purchase limits do not add up`,
      text: `The first is ${ofProject[0]?.pool}: it ${ofProject[0]?.what}.`,
      href: '/admin/collections/stock-levels',
    })
  }
}
