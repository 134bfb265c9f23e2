import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { queryCourier } from '../operations/courier/queryCourier.ts'
import { processTrackingUpdates } from '../operations/courier/receiveTrackingUpdates.ts'
import { resumeParcel } from '../operations/courier/resumeParcel.ts'

const BATCH = 100

/**
 * Goes on with parcels where a kill or a courier that did not answer stopped them, at start and every few seconds: stored
 * news, whatever is left to do for a parcel, and questions about those that are silent. Each step may be repeated; one that
 * fails is logged and left for a later round. Answers how many things it took up.
 */
export async function sweepShipments(
  payload: BasePayload,
  now: Date,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  const isDue = { less_than_equal: now.toISOString() }
  let done = 0
  const each = async <T>(what: string, rows: T[], work: (row: T) => Promise<unknown>) => {
    for (const row of rows) {
      if (!mayGoOn()) return
      done++
      try {
        await work(row)
      } catch (err) {
        payload.logger.error({ msg: `the sweeper could not finish ${what}`, err })
      }
    }
  }
  const news = await readRows({
    payload,
    collection: 'courier-events',
    where: { and: [{ state: { equals: 'received' } }, { tryAt: isDue }] },
    sort: ['createdAt'],
    limit: BATCH,
  })
  await each('news of a courier', news, (event) => processTrackingUpdates(payload, event, now))
  const open = await readRows({
    payload,
    collection: 'shipments',
    where: { tryAt: isDue },
    sort: ['tryAt'],
    limit: BATCH,
  })
  await each('a parcel', open, ({ id }) => resumeParcel(payload, String(id), now))
  const silent = await readRows({
    payload,
    collection: 'shipments',
    where: { askAt: isDue },
    sort: ['askAt'],
    limit: BATCH,
  })
  await each('a silent parcel', silent, (shipment) => queryCourier(payload, shipment, now))
  return done
}
