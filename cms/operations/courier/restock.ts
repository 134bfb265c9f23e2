import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRow } from '#collections/guard.ts'
import { giveBack } from '#domain/reservations/Shelf.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { Order, Shipment } from '#payload-types'
import { changeShelf } from '../commerce/changeShelf.ts'
import { givenBackBy } from '../commerce/givenBackBy.ts'
import { endErrand } from './endErrand.ts'

/** Puts the goods of a parcel that came back onto their shelves, once: each shelf knows the parcel until that is noted. */
export async function restock(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const order: Order | null = await readRow({
    payload,
    collection: 'orders',
    where: { id: { equals: idOf(shipment.order) } },
  })
  for (const [key, quantity] of piecesOf(shipment, order?.lines ?? []))
    await changeShelf(
      payload,
      idOf(shipment.project) as string,
      { shelf: 'stock-levels', key, limit: null },
      (shelf) => ({
        shelf: giveBack(shelf, givenBackBy('parcel', shipment.id), { quantity, at: now.getTime() }),
        isGranted: true,
      }),
    )
  await endErrand(payload, String(shipment.id), 'restock', { returnState: 'done' }, now)
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
