import { courierTime } from '#domain/shipments/courierTime.ts'
import { courierInstruction } from '#domain/shipments/deliveryAnswer.ts'
import { type BookedShipment, type CourierProvider, CourierRefusal } from '../CourierProvider.ts'
import { callApi } from './client.ts'
import {
  AnythingSchema,
  AwbSchema,
  CreatedSchema,
  LabelSchema,
  OrdersSchema,
  PickupSchema,
  TrackSchema,
} from './entities.ts'
import { keysOf, requireKeys } from './keys.ts'
import { orderBody } from './orderBody.ts'
import { readWebhook } from './readWebhook.ts'
import { parseIndianDay, scansOf } from './scansOf.ts'

const post = (path: string, body: object) => ({ method: 'POST' as const, path, body })

/** A cancelled order still occupies its reference at Shiprocket, but is not ours any more. */
const isCancelled = (status: string | null | undefined): boolean => /^cancel/i.test(status ?? '')

/** In the message when a pickup has already been scheduled. */
const ALREADY_SCHEDULED = /already/i

/**
 * Shiprocket (apidocs.shiprocket.in). Its API has no idempotency keys: `find` looks an order up by our reference. Every call uses
 * the project's keys. SHIPROCKET_BASE_URL replaces it by a local server.
 */
export const shiprocket: CourierProvider = {
  id: 'shiprocket',

  isReady: async (shop) => (await keysOf(shop))?.isActive ?? false,

  async find({ reference, ...shop }): Promise<BookedShipment | null> {
    const query = new URLSearchParams({ search: reference, per_page: '20' })
    const { data } = await callApi(await requireKeys(shop), { path: `orders?${query}` }, OrdersSchema)
    const found = data.find((one) => one.channel_order_id === reference && !isCancelled(one.status))
    const [shipment] = found?.shipments ?? []
    if (!found || !shipment) return null
    return {
      providerOrderId: found.id,
      providerShipmentId: shipment.id,
      awb: shipment.awb || null,
      courierName: shipment.courier || null,
    }
  },

  async book({ booking, ...shop }): Promise<BookedShipment> {
    const keys = await requireKeys(shop)
    const created = await callApi(
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
    const response = await callApi(await requireKeys(shop), post('courier/assign/awb', body), AwbSchema)
    const { awb_code: awb, courier_name, awb_assign_error } = response.response?.data ?? {}
    // Shiprocket reports this failure with status 200.
    if (!awb)
      throw new CourierRefusal(
        `Shiprocket: ${awb_assign_error || response.message || 'no courier takes this parcel'}`.slice(0, 300),
      )
    return { awb, courierName: courier_name ?? null }
  },

  async requestPickup({ providerShipmentId, ...shop }) {
    const body = { shipment_id: [Number(providerShipmentId)] }
    try {
      const response = await callApi(
        await requireKeys(shop),
        post('courier/generate/pickup', body),
        PickupSchema,
      )
      if (response.pickup_status === 0 && !ALREADY_SCHEDULED.test(response.message ?? ''))
        throw new CourierRefusal(
          `Shiprocket: ${response.message ?? 'nobody comes to fetch it'}`.slice(0, 300),
        )
      return courierTime(response.response?.pickup_scheduled_date)
    } catch (err) {
      if (err instanceof CourierRefusal && ALREADY_SCHEDULED.test(err.message)) return null
      throw err
    }
  },

  async label({ providerShipmentId, ...shop }) {
    const body = { shipment_id: [Number(providerShipmentId)] }
    const response = await callApi(await requireKeys(shop), post('courier/generate/label', body), LabelSchema)
    return response.label_url?.startsWith('https://') ? response.label_url : null
  },

  async track({ awb, ...shop }) {
    const path = `courier/track/awb/${encodeURIComponent(awb)}`
    const { tracking_data: response } = await callApi(await requireKeys(shop), { path }, TrackSchema)
    const [track] = response.shipment_track ?? []
    return {
      awb,
      providerOrderId: null,
      courierName: track?.courier_name ?? null,
      expectedOn: parseIndianDay(response.etd ?? track?.edd),
      scans: scansOf(response.shipment_track_activities ?? []),
    }
  },

  async cancel({ providerOrderId, ...shop }) {
    const body = { ids: [Number(providerOrderId)] }
    try {
      await callApi(await requireKeys(shop), post('orders/cancel', body), AnythingSchema)
    } catch (err) {
      if (err instanceof CourierRefusal && /already cancel/i.test(err.message)) return
      throw err
    }
  },

  async answer({ awb, answer, ...shop }) {
    const path = `ndr/${encodeURIComponent(awb)}/action`
    await callApi(await requireKeys(shop), post(path, courierInstruction(answer)), AnythingSchema)
  },

  trackingUrl: (awb) => `https://shiprocket.co/tracking/${encodeURIComponent(awb)}`,

  async readWebhook({ rawBody, headers, ...shop }) {
    const keys = await keysOf(shop)
    return readWebhook({ webhookToken: keys?.webhookToken ?? null, rawBody, headers })
  },
}
