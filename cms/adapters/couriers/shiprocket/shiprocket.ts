import { courierTime } from '#domain/courier/courierTime.ts'
import { answerForCourier } from '#domain/courier/deliveryAnswer.ts'
import { type Booked, type CourierProvider, CourierRefusal } from '../CourierProvider.ts'
import { ask } from './client.ts'
import {
  AnythingSchema,
  AwbSchema,
  CreatedSchema,
  LabelSchema,
  OrdersSchema,
  PickupSchema,
  TrackSchema,
} from './entities.ts'
import { keysOf, needKeys } from './keys.ts'
import { orderBody } from './orderBody.ts'
import { readWebhook } from './readWebhook.ts'
import { dayOf, scansOf } from './scansOf.ts'

const post = (path: string, body: object) => ({ method: 'POST' as const, path, body })

/** Orders that were given up at Shiprocket: their reference is used up, and they are none of ours any more. */
const isGivenUp = (status: string | null | undefined): boolean => /^cancel/i.test(status ?? '')

/** What says that somebody is coming already. */
const IS_COMING = /already/i

/**
 * Shiprocket (apidocs.shiprocket.in). It has no keys against repeats: `find` looks an order up by our reference. Every call
 * goes with the keys of the project. SHIPROCKET_BASE_URL puts a local server in its place.
 */
export const shiprocket: CourierProvider = {
  id: 'shiprocket',

  isReady: async (shop) => (await keysOf(shop))?.isActive ?? false,

  async find({ reference, ...shop }): Promise<Booked | null> {
    const query = new URLSearchParams({ search: reference, per_page: '20' })
    const { data } = await ask(await needKeys(shop), { path: `orders?${query}` }, OrdersSchema)
    const found = data.find((one) => one.channel_order_id === reference && !isGivenUp(one.status))
    const [shipment] = found?.shipments ?? []
    if (!found || !shipment) return null
    return {
      providerOrderId: found.id,
      providerShipmentId: shipment.id,
      awb: shipment.awb || null,
      courierName: shipment.courier || null,
    }
  },

  async book({ booking, ...shop }): Promise<Booked> {
    const keys = await needKeys(shop)
    const created = await ask(
      keys,
      post('orders/create/adhoc', orderBody(booking, keys.pickupLocation)),
      CreatedSchema,
    )
    return {
      providerOrderId: created.order_id,
      providerShipmentId: created.shipment_id,
      awb: created.awb_code || null,
      courierName: created.courier_name || null,
    }
  },

  async assignAwb({ providerShipmentId, ...shop }) {
    const body = { shipment_id: Number(providerShipmentId) }
    const said = await ask(await needKeys(shop), post('courier/assign/awb', body), AwbSchema)
    const { awb_code: awb, courier_name, awb_assign_error } = said.response?.data ?? {}
    // What went wrong here comes with status 200.
    if (!awb)
      throw new CourierRefusal(
        `Shiprocket: ${awb_assign_error || said.message || 'no courier takes this parcel'}`.slice(0, 300),
      )
    return { awb, courierName: courier_name ?? null }
  },

  async requestPickup({ providerShipmentId, ...shop }) {
    const body = { shipment_id: [Number(providerShipmentId)] }
    try {
      const said = await ask(await needKeys(shop), post('courier/generate/pickup', body), PickupSchema)
      if (said.pickup_status === 0 && !IS_COMING.test(said.message ?? ''))
        throw new CourierRefusal(`Shiprocket: ${said.message ?? 'nobody comes to fetch it'}`.slice(0, 300))
      return courierTime(said.response?.pickup_scheduled_date)
    } catch (err) {
      if (err instanceof CourierRefusal && IS_COMING.test(err.message)) return null
      throw err
    }
  },

  async label({ providerShipmentId, ...shop }) {
    const body = { shipment_id: [Number(providerShipmentId)] }
    const said = await ask(await needKeys(shop), post('courier/generate/label', body), LabelSchema)
    return said.label_url?.startsWith('https://') ? said.label_url : null
  },

  async track({ awb, ...shop }) {
    const path = `courier/track/awb/${encodeURIComponent(awb)}`
    const { tracking_data: said } = await ask(await needKeys(shop), { path }, TrackSchema)
    const [track] = said.shipment_track ?? []
    return {
      awb,
      providerOrderId: null,
      courierName: track?.courier_name ?? null,
      expectedOn: dayOf(said.etd ?? track?.edd),
      scans: scansOf(said.shipment_track_activities ?? []),
    }
  },

  async cancel({ providerOrderId, ...shop }) {
    const body = { ids: [Number(providerOrderId)] }
    try {
      await ask(await needKeys(shop), post('orders/cancel', body), AnythingSchema)
    } catch (err) {
      if (err instanceof CourierRefusal && /already cancel/i.test(err.message)) return
      throw err
    }
  },

  async answer({ awb, answer, ...shop }) {
    const path = `ndr/${encodeURIComponent(awb)}/action`
    await ask(await needKeys(shop), post(path, answerForCourier(answer)), AnythingSchema)
  },

  trackingUrl: (awb) => `https://shiprocket.co/tracking/${encodeURIComponent(awb)}`,

  async readWebhook({ rawBody, headers, ...shop }) {
    const keys = await keysOf(shop)
    return readWebhook({ webhookToken: keys?.webhookToken ?? null, rawBody, headers })
  },
}
