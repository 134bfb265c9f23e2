import { stateOfStatus } from '#domain/shipments/courierStatus.ts'
import { courierTime, indianDay } from '#domain/shipments/courierTime.ts'
import { SCAN_TEXT_MAX, type Scan } from '#domain/shipments/Scan.ts'
import type { Activity, Webhook } from './entities.ts'

/** Couriers put phone numbers of their staff into texts that students read. */
const withoutPhones = (text: string): string => text.replace(/\d{8,}/g, '…')

const tidy = (text: string): string => withoutPhones(text).replace(/\s+/g, ' ').trim().slice(0, SCAN_TEXT_MAX)

const idOf = (status: Activity['sr-status']): number | null => {
  const id = Number(status ?? Number.NaN)
  return Number.isInteger(id) ? id : null
}

/** Shiprocket's activities as scans; those without a time are left out. */
export const scansOf = (activities: readonly Activity[]): Scan[] =>
  activities.flatMap((activity): Scan[] => {
    const at = courierTime(activity.date)
    if (at === null) return []
    const label = activity['sr-status-label'] ?? ''
    const text = tidy(activity.activity ?? label)
    const place = activity.location && activity.location !== 'NA' ? tidy(activity.location) : null
    return [{ at, state: stateOfStatus(idOf(activity['sr-status']), label), text, place, source: 'courier' }]
  })

/**
 * The current status of a webhook as a scan, since its list of scans may lag behind. Null when the list already ends with the same
 * state, or when the time or the state is unknown.
 */
export function scanOfMessage(webhook: Webhook, listed: readonly Scan[]): Scan | null {
  const at = courierTime(webhook.current_timestamp)
  if (at === null) return null
  const statusText = webhook.shipment_status ?? webhook.current_status ?? ''
  const state = stateOfStatus(idOf(webhook.shipment_status_id), statusText)
  const last = listed
    .filter((scan) => scan.state !== null)
    .toSorted((a, b) => a.at - b.at)
    .at(-1)
  if (state === null || last?.state === state) return null
  return { at, state, text: tidy(statusText), place: null, source: 'courier' }
}

/** The Indian calendar day of a time, or null. */
export function parseIndianDay(text: string | null | undefined): string | null {
  const at = courierTime(text)
  return at === null ? null : indianDay(at)
}
