import { stateOfStatus } from '#domain/courier/courierStatus.ts'
import { courierTime, indianDay } from '#domain/courier/courierTime.ts'
import { SCAN_TEXT_MAX, type Scan } from '#domain/courier/Scan.ts'
import type { Activity, Webhook } from './entities.ts'

/** Couriers write phone numbers of their people into what students read. */
const withoutPhones = (text: string): string => text.replace(/\d{8,}/g, '…')

const tidy = (text: string): string => withoutPhones(text).replace(/\s+/g, ' ').trim().slice(0, SCAN_TEXT_MAX)

const idOf = (status: Activity['sr-status']): number | null => {
  const id = Number(status ?? Number.NaN)
  return Number.isInteger(id) ? id : null
}

/** Scans as we keep them; those without a time are left out. */
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
 * What a message says of now, as a scan of its own: its list of scans may end before it. It is left out when the list
 * ends with the same state.
 */
export function scanOfNow(news: Webhook, listed: readonly Scan[]): Scan | null {
  const at = courierTime(news.current_timestamp)
  if (at === null) return null
  const words = news.shipment_status ?? news.current_status ?? ''
  const state = stateOfStatus(idOf(news.shipment_status_id), words)
  const last = listed
    .filter((scan) => scan.state !== null)
    .toSorted((a, b) => a.at - b.at)
    .at(-1)
  if (state === null || last?.state === state) return null
  return { at, state, text: tidy(words), place: null, source: 'courier' }
}

/** The day in India that a time names, or null. */
export function dayOf(text: string | null | undefined): string | null {
  const at = courierTime(text)
  return at === null ? null : indianDay(at)
}
