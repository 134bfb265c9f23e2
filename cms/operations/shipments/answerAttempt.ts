import type { BasePayload } from 'payload'
import { hashToken } from '#access/session/hashToken.ts'
import { readRow } from '#database/guard.ts'
import { canAnswerAttempt } from '#domain/shipments/canAnswerAttempt.ts'
import { type DeliveryAnswer, isRedeliveryDay } from '#domain/shipments/deliveryAnswer.ts'
import type { Shipment } from '#payload-types'
import { courierProvider } from '../../adapters/couriers/providers.ts'
import { changeShipment } from './changeShipment.ts'
import { resumeParcel } from './resumeParcel.ts'

export type AnswerResult = 'taken' | 'tooLate' | 'dayClosed' | 'unknown'

/** The parcel of a tracking link's token, without signing in; null for an invalid token. */
export const findParcelByToken = (
  payload: BasePayload,
  project: string,
  token: string,
): Promise<Shipment | null> =>
  readRow({
    payload,
    collection: 'shipments',
    where: { and: [{ trackKey: { equals: hashToken(token) } }, { project: { equals: project } }] },
  })

type Args = { payload: BasePayload; shipment: Shipment; answer: DeliveryAnswer; now: Date }

/**
 * Records the student's instruction after a failed delivery attempt, and sends it to the courier in the background. It can be replaced
 * until the next attempt; an address can only change within its PIN code.
 */
export async function answerAttempt({ payload, shipment, answer, now }: Args): Promise<AnswerResult> {
  if (answer.kind !== 'refused' && !isRedeliveryDay(answer.day, now.getTime())) return 'dayClosed'
  const id = String(shipment.id)
  const outcome = await changeShipment<AnswerResult>(payload, id, now, (row) => {
    if (!canAnswerAttempt(row)) return { data: null, answer: 'tooLate' }
    const isSame =
      row.answer?.attempt === row.attempts && JSON.stringify(row.answer.answer) === JSON.stringify(answer)
    if (isSame) return { data: null, answer: 'taken' }
    return {
      data: {
        // For a courier without an API staff pass it on (`sentAt` 0), from now on.
        answer: {
          attempt: row.attempts,
          at: now.getTime(),
          sentAt: courierProvider(row.courier) ? null : 0,
          answer,
        },
        ...(answer.kind === 'address' ? { address: addressBy(row.address, answer) } : {}),
        tryAt: now.toISOString(),
      },
      answer: 'taken',
    }
  })
  if (outcome !== 'taken') return outcome ?? 'unknown'
  // In the background: if the courier does not answer, the sweeper retries.
  resumeParcel(payload, id, now).catch((err) =>
    payload.logger.error({ msg: 'a delivery instruction will be sent later', err }),
  )
  return 'taken'
}

const addressBy = (
  address: Shipment['address'],
  { line1, landmark, phone }: Extract<DeliveryAnswer, { kind: 'address' }>,
): Shipment['address'] => ({ ...address, line1, line2: null, landmark: landmark ?? null, phone })
