import { isLineEvent } from '../orders/lineEvents.ts'
import type { OrderEvent } from '../orders/OrderSchemas.ts'

type Parcel = { id: unknown; lines: readonly { index: number }[] }
type Order = { lines: readonly { title: string }[]; timeline: readonly OrderEvent[] }

/**
 * Whether a return or refund concerns the pieces of a line in this parcel, rather than pieces in an earlier or later parcel or ones that were
 * not packed yet. According to the order's timeline: the parcel that the line was in when the return began.
 * @param request id of the return
 * @param index of the line in the order
 */
export function isOfParcel(order: Order, parcel: Parcel, request: string, index: number): boolean {
  if (!parcel.lines.some((line) => line.index === index)) return false
  const began = order.timeline.findIndex(({ ref }) => ref === request)
  const before = began === -1 ? order.timeline : order.timeline.slice(0, began)
  const last = before.findLast(
    (event) =>
      (event.event === 'packed' || event.event === 'sentAgain') && isLineEvent(event, order.lines, index),
  )
  return last?.event === 'packed' && (last.ref ?? String(parcel.id)) === String(parcel.id)
}
