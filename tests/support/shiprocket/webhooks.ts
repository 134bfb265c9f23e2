import type { Activity, BookedParcel } from './account.ts'

/** Shiprocket's status ids and labels, as far as tests use them. */
const STATUSES = {
  pickedUp: [42, 'PICKED UP'],
  inTransit: [18, 'IN TRANSIT'],
  reachedHub: [38, 'REACHED AT DESTINATION HUB'],
  outForDelivery: [17, 'OUT FOR DELIVERY'],
  undelivered: [21, 'UNDELIVERED'],
  delivered: [7, 'DELIVERED'],
  rtoInitiated: [9, 'RTO INITIATED'],
  rtoDelivered: [10, 'RTO DELIVERED'],
  lost: [12, 'LOST'],
  delayed: [22, 'DELAYED'],
} as const
export type ScanKind = keyof typeof STATUSES

const INDIA_MS = 5.5 * 3_600_000
const inIndia = (at: number): string => new Date(at + INDIA_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Adds a scan to a parcel; `at` in ms since epoch. */
export function addScan(
  booked: BookedParcel,
  kind: ScanKind,
  at: number,
  place = 'Bhopal_Hub (Madhya Pradesh)',
): Activity {
  const [id, label] = STATUSES[kind]
  const activity: Activity = {
    date: inIndia(at),
    status: `X-${id}`,
    activity: `${label} - by hand held`,
    location: place,
    'sr-status': String(id),
    'sr-status-label': label,
  }
  booked.scans.push(activity)
  return activity
}

/** The body of the webhook that Shiprocket sends after the first `upTo` scans. */
export function webhookBody(booked: BookedParcel, upTo = booked.scans.length): Record<string, unknown> {
  const scans = booked.scans.slice(0, upTo)
  const last = scans.at(-1)
  const [date = '', time = ''] = (last?.date ?? '').split(' ')
  const [year, month, day] = date.split('-')
  return {
    awb: booked.awb,
    courier_name: 'Delhivery Surface',
    current_status: last?.['sr-status-label'] ?? '',
    current_status_id: 20,
    shipment_status: last?.['sr-status-label'] ?? '',
    shipment_status_id: Number(last?.['sr-status'] ?? 0),
    current_timestamp: `${day} ${month} ${year} ${time}`,
    order_id: `1373900_${booked.reference}`,
    sr_order_id: booked.orderId,
    awb_assigned_date: '2026-11-22 11:59:16',
    pickup_scheduled_date: '2026-11-22 11:59:17',
    etd: '2026-11-27 15:40:19',
    scans,
    is_return: 0,
    channel_id: 3422553,
    pod_status: 'OTP Based Delivery',
    pod: 'Not Available',
  }
}
