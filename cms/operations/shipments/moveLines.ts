import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { type LineState, moveLine } from '#domain/orders/moves.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { applyLineStates } from '#domain/orders/transitions.ts'
import type { Shipment } from '#payload-types'
import { changeOrder } from '../orders/changeOrder.ts'

type Target = 'waiting' | 'shipped' | 'delivered' | 'undelivered' | 'lost'
type LineEvent = { event: OrderEvent['event']; text: string; by: string | null; line: number; ref: string }

/** States to pass through from a line's current state to the target; none when it is already there or further. */
const PATHS: Record<Target, Partial<Record<LineState, readonly LineState[]>>> = {
  waiting: { packed: ['waiting'] },
  shipped: { packed: ['shipped'] },
  delivered: { packed: ['shipped', 'delivered'], shipped: ['delivered'] },
  undelivered: { packed: ['shipped', 'undelivered'], shipped: ['undelivered'] },
  lost: { packed: ['shipped', 'lost'], shipped: ['lost'] },
}
const EVENTS: Partial<Record<LineState, OrderEvent['event']>> = {
  shipped: 'shipped',
  delivered: 'delivered',
  undelivered: 'cameBack',
  lost: 'lost',
}

/**
 * Moves the lines of a parcel to the target state with their timeline events, and completes a paid order with its last line.
 * Idempotent. Returns whether anything moved.
 */
export async function moveLines(
  payload: BasePayload,
  { id, order, lines: parts, courierName, scans, state: at }: Shipment,
  to: Target,
  now: Date,
): Promise<boolean> {
  // The author of the state: a staff member, else the courier.
  const author = scans.findLast(({ state }) => state === at)?.by ?? courierName ?? null
  const own = new Set(parts.map(({ index }) => index))
  const moved = await changeOrder<boolean>(payload, idOf(order) as string, now, (current) => {
    const events: LineEvent[] = []
    const lines = current.lines.map((line, index) => {
      const path = own.has(index) && line.shipment === String(id) ? PATHS[to][line.state] : undefined
      if (!path) return line
      for (const step of path) {
        const event = EVENTS[step]
        if (event) events.push({ event, text: line.title, by: author, line: index, ref: String(id) })
      }
      const moved = path.reduce(moveLine, line)
      return to === 'waiting' ? { ...moved, shipment: null } : moved
    })
    if (lines.every((line, index) => line === current.lines[index])) return { data: null, answer: false }
    return { data: applyLineStates(current, lines), events, answer: true }
  })
  return moved === true
}
