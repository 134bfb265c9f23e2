import type { DeliveryAnswer } from '#domain/shipments/deliveryAnswer.ts'
import { PARCEL_STATE_NAMES } from '#domain/shipments/parcelStaffTexts.ts'
import { SHIPMENT_STATES, type ShipmentState } from '#domain/shipments/states.ts'
import type { Tone } from '../orders/orderTexts.ts'

type BadgeContent = { text: string; tone: Tone }

const TONES: Record<ShipmentState, Tone> = {
  pending: 'warning',
  packed: 'warning',
  awbAssigned: 'warning',
  pickedUp: 'info',
  inTransit: 'info',
  outForDelivery: 'info',
  delivered: 'success',
  attemptFailed: 'danger',
  rtoInitiated: 'warning',
  rtoDelivered: 'plain',
  lost: 'danger',
  cancelled: 'plain',
}

/** Badge of each parcel status. */
export const PARCEL_BADGES = Object.fromEntries(
  SHIPMENT_STATES.map((state) => [state, { text: PARCEL_STATE_NAMES[state], tone: TONES[state] }]),
) as Record<ShipmentState, BadgeContent>

const PARTS = { any: '', morning: ', morning', afternoon: ', afternoon', evening: ', evening' }

/** The student's delivery instruction after a failed attempt, as panel text. */
export function answerText(answer: DeliveryAnswer): string {
  if (answer.kind === 'refused') return 'Does not want the parcel: let it come back'
  const when = `Try again on ${answer.day}${PARTS[answer.part]}`
  if (answer.kind === 'again') return when
  return `${when}, at ${[answer.line1, answer.landmark].filter(Boolean).join(', ')}, phone ${answer.phone}`
}
