import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { CourierId } from '#domain/courier/couriers.ts'
import type { DeliveryAnswer } from '#domain/courier/deliveryAnswer.ts'
import type { Parcel } from '#domain/courier/parcel.ts'
import type { Scan } from '#domain/courier/Scan.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'

/** Whose account it is: every call goes with the keys of this project. */
export type CourierShop = { payload: BasePayload; project: RequestProject }

/** A parcel as a courier is told of it. `reference` is ours and never used twice; amounts in paise. */
export type Booking = {
  reference: string
  orderedAt: Date
  address: OrderAddress
  email: string | null
  parcel: Parcel
  items: { title: string; sku: string; quantity: number; paise: number; hsn: string | null }[]
  /** What is collected at the door, null when everything is paid. */
  cashPaise: number | null
  worthPaise: number
}

/** A parcel that the courier knows; `awb` once one was given to it. */
export type Booked = {
  providerOrderId: string
  providerShipmentId: string
  awb: string | null
  courierName: string | null
}

/** What a courier tells of a parcel, whether we asked or it called. `expectedOn` is a day, `2026-11-25`. */
export type TrackingUpdates = {
  awb: string | null
  providerOrderId: string | null
  courierName: string | null
  expectedOn: string | null
  scans: Scan[]
}

/** The courier can't be reached or is broken: nothing is known of what was asked, and it may be asked again. */
export class CourierFault extends Error {}

/** The courier understood and said no; the message is for the staff. Asking again changes nothing. */
export class CourierRefusal extends Error {}

/** A courier with a service of its own. Every call ends in time; a dead one throws a CourierFault. */
export type CourierProvider = {
  id: CourierId
  /** Whether this project sends parcels with it. */
  isReady: (shop: CourierShop) => Promise<boolean>
  /** The parcel that was booked under our reference, or null. */
  find: (shop: CourierShop & { reference: string }) => Promise<Booked | null>
  /** Books a parcel. Asked twice it may be booked twice: look for it first when the first answer was lost. */
  book: (shop: CourierShop & { booking: Booking }) => Promise<Booked>
  assignAwb: (
    shop: CourierShop & { providerShipmentId: string },
  ) => Promise<{ awb: string; courierName: string | null }>
  /** Asks for somebody to fetch it; answers when they come, ms, if that is known. */
  requestPickup: (shop: CourierShop & { providerShipmentId: string }) => Promise<number | null>
  /** Where the label can be had, null when there is none yet. */
  label: (shop: CourierShop & { providerShipmentId: string }) => Promise<string | null>
  track: (shop: CourierShop & { awb: string }) => Promise<TrackingUpdates>
  cancel: (shop: CourierShop & { providerOrderId: string }) => Promise<void>
  /** What is to be done after an attempt failed. */
  answer: (shop: CourierShop & { awb: string; answer: DeliveryAnswer }) => Promise<void>
  /** Where people follow a parcel at the courier's. */
  trackingUrl: (awb: string) => string
  /** A message by its raw body and headers: null when it does not show our token. Throws when it makes no sense. */
  readWebhook: (shop: CourierShop & { rawBody: string; headers: Headers }) => Promise<TrackingUpdates | null>
}
