import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { awbKeyOf } from '#domain/shipments/awbKey.ts'
import type { Shipment } from '#payload-types'
import { nextStep } from './nextStep.ts'

type Row = Shipment & { rev: number }

/**
 * Changes a parcel with optimistic locking; null when there is no such parcel. Sets `tryAt` while a step is left to do: now, unless the
 * change names another time.
 */
export const changeShipment = <R>(
  payload: BasePayload,
  id: string,
  now: Date,
  change: (row: Row) => { data: Partial<Shipment> | null; answer: R },
): Promise<R | null> =>
  updateWithRetry<'shipments', R>({
    payload,
    collection: 'shipments',
    where: { id: { equals: id } },
    change: (row) => {
      const { data, answer } = change(row)
      if (data === null) return { data: null, answer }
      const isDue = nextStep({ ...row, ...data }) !== null
      const tryAt = isDue ? (data.tryAt ?? row.tryAt ?? now.toISOString()) : null
      const awbKey = awbKeyOf(idOf(row.project) as string, { ...row, ...data })
      return { data: { ...data, awbKey, tryAt } as never, answer }
    },
  })
