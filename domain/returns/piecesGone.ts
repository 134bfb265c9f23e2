import type { ReturnableOrder } from './returnedPieces.ts'

/**
 * Pieces of each line that were refunded, or cancelled before payment, while the rest of the line remains. Zero for a line that was
 * reversed completely, as its state shows.
 */
export const piecesGone = ({
  lines,
  returnedEntries,
}: Pick<ReturnableOrder, 'lines' | 'returnedEntries'>): { refunded: number; cancelled: number }[] =>
  lines.map(({ quantity }, index) => {
    const count = (isOff: boolean) =>
      returnedEntries.reduce(
        (sum, entry) => sum + (entry.isOff === isOff ? (entry.quantities[index] ?? 0) : 0),
        0,
      )
    const [refunded, cancelled] = [count(false), count(true)]
    return refunded + cancelled < quantity ? { refunded, cancelled } : { refunded: 0, cancelled: 0 }
  })
