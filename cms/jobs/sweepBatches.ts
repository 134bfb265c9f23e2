import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { Entitlement } from '#payload-types'
import { finishSeatTask, releaseRevokedSeat } from '../operations/batches/moveStudent.ts'

const MAX_AT_ONCE = 500

/** Sorted in the order of an index, so that only due rows are read. */
const find = (payload: BasePayload, where: Where, sort: string[]): Promise<Entitlement[]> =>
  readRows({ payload, collection: 'entitlements', where, sort, limit: MAX_AT_ONCE })

/**
 * Finishes what a killed process left unfinished about seats, and releases those of revoked access. A failure of one seat is logged
 * and does not stop the others.
 */
export async function sweepBatches(
  payload: BasePayload,
  now: Date,
  shouldContinue = () => true,
): Promise<void> {
  const steps: [Where, string[], (row: Entitlement) => Promise<unknown>][] = [
    [{ seatTask: { exists: true } }, ['seatTask', 'id'], (row) => finishSeatTask(payload, row, now)],
    [
      { and: [{ batch: { exists: true } }, { revokedAt: { exists: true } }] },
      ['batch', 'revokedAt', 'id'],
      (row) => releaseRevokedSeat(payload, String(row.id), now),
    ],
  ]
  for (const [where, sort, step] of steps)
    for (const row of await find(payload, where, sort)) {
      if (!shouldContinue()) return
      await step(row).catch((err: unknown) =>
        payload.logger.error({ msg: 'the seat of a student could not be settled', entitlement: row.id, err }),
      )
    }
}
