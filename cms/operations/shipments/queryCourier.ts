import type { BasePayload } from 'payload'
import { nextQueryAt } from '#domain/shipments/retryTimes.ts'
import type { Shipment } from '#payload-types'
import { courierProvider } from '../../adapters/couriers/providers.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { applyTrackingUpdates } from './applyTrackingUpdates.ts'
import { changeShipment } from './changeShipment.ts'

/** Queries the courier for the state of a parcel; without updates the interval between queries grows. */
export async function queryCourier(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const { id, awb, courier } = shipment
  const provider = courierProvider(courier)
  if (!provider || !awb) return
  // Schedule the next query first, so that an unreachable courier is not queried in every sweep.
  await changeShipment(payload, String(id), now, ({ lastTrackedAt, queries, createdAt }) => {
    const at = nextQueryAt(Date.parse(lastTrackedAt ?? createdAt), queries + 1, now.getTime())
    return {
      data: { queries: queries + 1, queryAt: at === null ? null : new Date(at).toISOString() },
      answer: null,
    }
  })
  const updates = await provider.track({ payload, project: await projectOfRow(payload, shipment), awb })
  await applyTrackingUpdates(payload, String(id), updates, now)
}
