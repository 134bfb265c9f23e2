import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { type LineState, movedLine } from '#domain/orders/moves.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { movedLines } from '#domain/orders/transitions.ts'
import type { Shipment } from '#payload-types'
import { changeOrder } from '../orders/changeOrder.ts'

type Target = 'waiting' | 'shipped' | 'delivered' | 'undelivered' | 'lost'
type Told = { event: OrderEvent['event']; text: string; by: string | null; line: number; ref: string }

/** The states on the way from where a line is, the last one as wanted; what a line has passed it does not pass again. */
const WAYS: Record<Target, Partial<Record<LineState, readonly LineState[]>>> = {
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
 * Moves the lines that are in a parcel to where it is, each with its events, and completes the order with its last line when
 * it is paid. A move that was made stays made. True when anything moved.
 */
export async function moveLines(
  payload: BasePayload,
  { id, order, lines: parts, courierName, scans, state: at }: Shipment,
  to: Target,
  now: Date,
): Promise<boolean> {
  // Who said where it is: one of the staff, else its courier.
  const said = scans.findLast(({ state }) => state === at)?.by ?? courierName ?? null
  const own = new Set(parts.map(({ index }) => index))
  const moved = await changeOrder<boolean>(payload, idOf(order) as string, now, (current) => {
    const events: Told[] = []
    const lines = current.lines.map((line, index) => {
      const way = own.has(index) && line.shipment === String(id) ? WAYS[to][line.state] : undefined
      if (!way) return line
      for (const step of way) {
        const event = EVENTS[step]
        if (event) events.push({ event, text: line.title, by: said, line: index, ref: String(id) })
      }
      const moved = way.reduce(movedLine, line)
      return to === 'waiting' ? { ...moved, shipment: null } : moved
    })
    if (lines.every((line, index) => line === current.lines[index])) return { data: null, answer: false }
    return { data: movedLines(current, lines), events, answer: true }
  })
  return moved === true
}
