import type { BasePayload } from 'payload'
import type { ShipmentState } from '#domain/shipments/states.ts'
import { lastManualMove, type UndoProblem, undoProblem } from '#domain/shipments/undoMove.ts'
import type { Shipment } from '#payload-types'
import { changeShipment } from './changeShipment.ts'
import { readOrder, readShipment } from './readShipment.ts'
import { resumeParcel } from './resumeParcel.ts'

export type UndoResult = 'done' | 'notByHand' | UndoProblem

/** Undoes a parcel status that staff set by mistake, while nothing final has followed from it. Idempotent for the same status. */
export async function undoManualState(
  payload: BasePayload,
  shipment: Shipment,
  from: ShipmentState,
  by: string,
  now: Date,
): Promise<UndoResult> {
  const id = String(shipment.id)
  const isUndone = (row: Shipment) => row.state !== from && row.scans.some(({ undone }) => undone === from)
  if (isUndone(shipment)) return 'done'
  const order = await readOrder(payload, shipment)
  const problem = order && undoProblem(order, shipment)
  if (problem) return problem
  const isTaken = await changeShipment<boolean>(payload, id, now, (row) => {
    const isOpen =
      row.state === from && row.appliedState === from && !row.courierTask && lastManualMove(row) !== null
    if (!isOpen) return { data: null, answer: false }
    return {
      data: { courierTask: 'undo', decidedBy: by, lastError: null, tryAt: now.toISOString() },
      answer: true,
    }
  })
  if (isTaken) await resumeParcel(payload, id, now)
  const after = await readShipment(payload, id)
  if (after && isUndone(after)) return 'done'
  const currentOrder = after && (await readOrder(payload, after))
  return (currentOrder && undoProblem(currentOrder, after)) ?? 'notByHand'
}
