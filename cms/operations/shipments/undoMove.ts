import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { lastLineEvent } from '#domain/orders/lineEvents.ts'
import { applyLineStates } from '#domain/orders/transitions.ts'
import { PARCEL_STAFF_TEXTS } from '#domain/shipments/parcelStaffTexts.ts'
import { nextQueryAt } from '#domain/shipments/retryTimes.ts'
import { isHandedToCourier, type ShipmentState } from '#domain/shipments/states.ts'
import {
  lastManualMove,
  lineStateOf,
  revertedLines,
  type UndoProblem,
  undoProblem,
} from '#domain/shipments/undoMove.ts'
import type { Order, Shipment } from '#payload-types'
import { changeOrder } from '../orders/changeOrder.ts'
import { changeShipment } from './changeShipment.ts'
import { notifyParcelCorrection } from './notifyParcelState.ts'

/**
 * Carries out the undoing of a status: the order (which may have changed by a refund), the notification of the student, then the
 * parcel. Idempotent from any point.
 */
export async function undoMove(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const id = String(shipment.id)
  const last = lastManualMove(shipment)
  const problem = last ? await moveBack(payload, shipment, last.before, now) : null
  if (!last || problem)
    return void (await changeShipment(payload, id, now, ({ courierTask }) => ({
      data: {
        ...(courierTask === 'undo' ? { courierTask: null } : {}),
        ...(problem ? { lastError: PARCEL_STAFF_TEXTS.notUndoneBecause[problem] } : {}),
      },
      answer: null,
    })))
  await notifyParcelCorrection(payload, shipment, last.before, now)
  await changeShipment(payload, id, now, (row) => ({ data: undoneRow(row, last.scan.at, now), answer: null }))
}

/** The parcel without the status set at that time (ms); later updates stay. */
function undoneRow(row: Shipment, at: number, now: Date): Partial<Shipment> {
  const last = lastManualMove(row)
  if (last?.scan.at !== at) return { courierTask: null }
  const { scan, before } = last
  const queryAt = row.courier === 'manual' ? null : nextQueryAt(now.getTime(), 0, now.getTime())
  return {
    courierTask: null,
    queries: 0,
    queryAt: queryAt === null ? null : new Date(queryAt).toISOString(),
    state: before,
    appliedState: before,
    endedAt: null,
    returnState: null,
    lastError: null,
    scans: row.scans.map((one) => (one === scan ? { ...one, state: null, undone: row.state } : one)),
    attempts: row.state === 'attemptFailed' ? row.attempts - 1 : row.attempts,
    ...(isHandedToCourier(before) ? {} : { shippedAt: null }),
  }
}

/** Moves the order lines back; returns the problem that prevents it. */
const moveBack = (
  payload: BasePayload,
  shipment: Shipment,
  before: ShipmentState,
  now: Date,
): Promise<UndoProblem | null> =>
  changeOrder<UndoProblem | null>(payload, idOf(shipment.order) as string, now, (order) => {
    // Already moved back by a killed process.
    if (isBack(order, shipment, before)) return { data: null, answer: null }
    const problem = undoProblem(order, shipment)
    if (problem) return { data: null, answer: problem }
    const { lines, events } = revertedLines(order, shipment, before)
    const undone = shipment.lines.flatMap(({ index }) =>
      events.map((event) => lastLineEvent(order, index, event)),
    )
    return {
      data: {
        ...applyLineStates(order, lines, { isReopened: true }),
        // The undone events are internal from now on.
        timeline: [
          ...order.timeline.map((event) => (undone.includes(event) ? { ...event, isInternal: true } : event)),
          ...shipment.lines.map(({ index, title }) => ({
            at: now.getTime(),
            event: 'corrected' as const,
            by: shipment.decidedBy ?? null,
            text: title,
            paise: null,
            isInternal: false,
            line: index,
            ref: String(shipment.id),
          })),
        ],
      },
      answer: null,
    }
  })

const isBack = (order: Order, { id, lines }: Shipment, before: ShipmentState): boolean =>
  lines.every(({ index }) => {
    const line = order.lines[index]
    return line?.shipment === String(id) && line.state === lineStateOf(before)
  })
