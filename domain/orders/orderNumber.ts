/** A public order number such as `SH-26-104872`: the year and six digits; unique by its row, drawn again on conflict. */
export const orderNumber = (placedAt: Date, random: (below: number) => number): string =>
  `SH-${String(placedAt.getUTCFullYear()).slice(-2)}-${String(100_000 + random(900_000))}`
