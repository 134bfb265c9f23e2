type Line = { quantity: number; isSaved: boolean }

/** Pieces to buy in a cart, all quantities added up as in its bill; items saved for later are not counted. */
export const countCartItems = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity, isSaved }) => sum + (isSaved ? 0 : quantity), 0)
