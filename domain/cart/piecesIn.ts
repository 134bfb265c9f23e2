type Line = { quantity: number; isSaved: boolean }

/** How many things a cart has to buy, every copy counted, as its bill counts them; what is kept for later is not one of them. */
export const piecesIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity, isSaved }) => sum + (isSaved ? 0 : quantity), 0)
