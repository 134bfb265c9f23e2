import type { BasePayload } from 'payload'
import type { ParcelView } from '#domain/calls/shipments.ts'
import { canAnswerAttempt } from '#domain/shipments/canAnswerAttempt.ts'
import { redeliveryDays } from '#domain/shipments/deliveryAnswer.ts'
import { expectedArrival } from '#domain/shipments/expectedArrival.ts'
import { isShipmentOver } from '#domain/shipments/states.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Shipment } from '#payload-types'
import type { ResendState } from './resendStateOf.ts'
import { trackToken } from './trackToken.ts'

const timeOf = (date: string | null | undefined): number | null => (date ? Date.parse(date) : null)

/**
 * A parcel for the public tracking page: without phone, street address and staff names.
 * @param again the parcel in which its goods were sent again
 */
export function parcelView(
  payload: BasePayload,
  shipment: Shipment,
  again: ResendState | null,
  { locale, now }: { locale: Locale; now: Date },
): ParcelView {
  const { answer, attempts, scans, address, state } = shipment
  const answered = answer && answer.attempt === attempts ? answer.answer : null
  const isTimed = answered && answered.kind !== 'refused'
  return {
    reference: shipment.reference,
    token: trackToken(payload, shipment.reference),
    orderNumber: shipment.orderNumber,
    state,
    titles: shipment.lines.map(({ title, hindiTitle, quantity }) => {
      const name = localisedText(locale, title, hindiTitle) ?? title
      return quantity > 1 ? `${name} × ${quantity}` : name
    }),
    courierName: shipment.courierName ?? null,
    awb: shipment.awb ?? null,
    trackingUrl: shipment.trackingUrl ?? null,
    expectedOn: expectedArrival(
      { state, scans, answered, expectedOn: shipment.expectedOn ?? null },
      now.getTime(),
    ),
    cashPaise: isShipmentOver(state) ? 0 : shipment.cashPaise,
    city: address.city,
    stateCode: address.state,
    packedAt: timeOf(shipment.packedAt),
    shippedAt: timeOf(shipment.shippedAt),
    endedAt: timeOf(shipment.endedAt),
    scans: scans
      .map(({ at, state: of, text, place, undone = null }) => ({ at, state: of, text, place, undone }))
      .toReversed(),
    attempts,
    canAnswer: canAnswerAttempt(shipment),
    days: canAnswerAttempt(shipment) ? redeliveryDays(now.getTime()) : [],
    answered: answered && {
      kind: answered.kind,
      day: isTimed ? answered.day : null,
      part: isTimed ? answered.part : null,
    },
    sentAgain: again && {
      parcel: again.next && {
        reference: again.next.reference,
        token: trackToken(payload, again.next.reference),
      },
    },
  }
}
