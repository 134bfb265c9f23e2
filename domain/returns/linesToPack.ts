import { canPack } from '../orders/canPack.ts'
import type { LineState } from '../orders/moves.ts'
import { type ReturnableOrder, withoutReturned } from './returnedPieces.ts'

type PackableOrder<Line> = Omit<ReturnableOrder, 'lines'> &
  Parameters<typeof canPack>[0] & { lines: readonly Line[] }
type PackableLine = ReturnableOrder['lines'][number] & { state: LineState }

/**
 * The lines of an order that may be packed now, each with its index in the order and the pieces that are left of
 * it: what was cancelled, returned or refunded is not packed.
 */
export const linesToPack = <Line extends PackableLine>(
  order: PackableOrder<Line>,
): (Line & { index: number })[] =>
  withoutReturned(order).lines.flatMap((line, index) =>
    canPack(order, line) && line.quantity > 0 ? [{ ...line, index }] : [],
  )
