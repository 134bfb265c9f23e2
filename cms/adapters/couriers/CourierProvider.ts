import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import type { CourierId } from '#domain/shipments/couriers.ts'
import type { DeliveryAnswer } from '#domain/shipments/deliveryAnswer.ts'
import type { Parcel } from '#domain/shipments/parcel.ts'
import type { Scan } from '#domain/shipments/Scan.ts'

/** The project whose courier account is used; every call authenticates with its keys. */
export type CourierShop = { payload: BasePayload; project: RequestProject }

/** A parcel to book with a courier. `reference` is ours and unique; amounts in paise. */
export type Booking = {
  reference: string
  orderedAt: Date
  address: OrderAddress
  email: string | null
  parcel: Parcel
  items: { title: string; sku: string; quantity: number; paise: number; hsn: string | null }[]
  /** Cash on delivery to collect, null for a prepaid order. */
  cashPaise: number | null
  worthPaise: number
}

/** A booked parcel; `awb` is null until the courier assigns one. */
export type BookedShipment = {
  providerOrderId: string
  providerShipmentId: string
  awb: string | null
  courierName: string | null
}

/** Tracking of a parcel, from a query or a webhook. `expectedOn` is a day, `2026-11-25`. */
export type TrackingUpdates = {
  awb: string | null
  providerOrderId: string | null
  courierName: string | null
  expectedOn: string | null
  scans: Scan[]
}

/** The courier could not be reached or failed: the outcome of the request is unknown, and it may be retried. */
export class CourierFault extends Error {}

/** The courier rejected the request; the message is shown to staff. Retrying does not help. */
export class CourierRefusal extends Error {}

/** A courier with an API. Every call has a time limit; an unreachable courier throws a CourierFault, a rejection a CourierRefusal. */
export type CourierProvider = {
  id: CourierId
  /** Whether the project has enabled this courier and entered its keys. */
  isReady: (shop: CourierShop) => Promise<boolean>
  /** The parcel booked under our reference, or null. */
  find: (shop: CourierShop & { reference: string }) => Promise<BookedShipment | null>
  /** Books a parcel. Not idempotent: call `find` first when the response of an earlier call was lost. */
  book: (shop: CourierShop & { booking: Booking }) => Promise<BookedShipment>
  assignAwb: (
    shop: CourierShop & { providerShipmentId: string },
  ) => Promise<{ awb: string; courierName: string | null }>
  /** Requests a pickup; returns its scheduled time, ms, or null when it is not known. */
  requestPickup: (shop: CourierShop & { providerShipmentId: string }) => Promise<number | null>
  /** The URL of the shipping label, null when there is none yet. */
  label: (shop: CourierShop & { providerShipmentId: string }) => Promise<string | null>
  track: (shop: CourierShop & { awb: string }) => Promise<TrackingUpdates>
  cancel: (shop: CourierShop & { providerOrderId: string }) => Promise<void>
  /** Sends the decision after a failed delivery attempt (NDR): deliver again or return to the sender. */
  answer: (shop: CourierShop & { awb: string; answer: DeliveryAnswer }) => Promise<void>
  /** The courier's public tracking page. */
  trackingUrl: (awb: string) => string
  /** Parses a webhook; null when the agreed token is missing or wrong. Throws when the body is not valid. */
  readWebhook: (shop: CourierShop & { rawBody: string; headers: Headers }) => Promise<TrackingUpdates | null>
}
