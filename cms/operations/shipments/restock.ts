import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { Order, Shipment } from '#payload-types'
import { returnPieces } from '../reservations/returnPieces.ts'
import { returnReservationName } from '../reservations/returnReservationName.ts'
import { endCourierTask } from './endCourierTask.ts'

/** Returns the goods of a returned parcel to stock, once. */
export async function restock(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const order: Order | null = await readRow({
    payload,
    collection: 'orders',
    where: { id: { equals: idOf(shipment.order) } },
  })
  const project = idOf(shipment.project) as string
  const dropCallbacks: ((() => void) | null)[] = []
  for (const [key, quantity] of piecesOf(shipment, order?.lines ?? [])) {
    const ref = { poolKind: 'stock-levels' as const, key, limit: null }
    const place = { payload, project, ref, order: idOf(shipment.order) as string }
    dropCallbacks.push(
      await returnPieces(place, { name: returnReservationName('parcel', shipment.id), quantity, now }),
    )
  }
  await endCourierTask(payload, String(shipment.id), 'restock', { returnState: 'done' }, now)
  for (const drop of dropCallbacks) drop?.()
}

function piecesOf({ lines: parts }: Shipment, lines: Order['lines']): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { index, quantity: sent } of parts)
    for (const { product, variant, quantity } of lines[index]?.goods ?? []) {
      const key = stockKey(product, variant)
      pieces.set(key, (pieces.get(key) ?? 0) + quantity * sent)
    }
  return pieces
}
