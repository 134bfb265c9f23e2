import { indianDay } from './courierTime.ts'
import type { DeliveryAnswer } from './deliveryAnswer.ts'
import { lastAttempt } from './lastAttempt.ts'
import type { Scan } from './Scan.ts'
import { isShipmentOver, type ShipmentState } from './states.ts'

type Expected = {
  state: ShipmentState
  /** The courier's latest estimate, `2026-11-25`. */
  expectedOn: string | null
  scans: readonly Pick<Scan, 'state' | 'at'>[]
  /** The recipient's answer to the last failed attempt. */
  answered: DeliveryAnswer | null
}

const RETURNING: readonly ShipmentState[] = ['rtoInitiated']

/**
 * The day on which a parcel is expected, `2026-11-25`: the one that its recipient chose after a failed attempt, else the
 * courier's. Null when unknown: it has passed, or an attempt has failed on it or later. @param now ms
 */
export function expectedArrival(
  { state, expectedOn, scans, answered }: Expected,
  now: number,
): string | null {
  if (isShipmentOver(state) || RETURNING.includes(state) || answered?.kind === 'refused') return null
  const failedAt = lastAttempt(scans)?.at
  const day = answered?.day ?? expectedOn
  if (day === null || day < indianDay(now)) return null
  return failedAt !== undefined && day <= indianDay(failedAt) ? null : day
}
