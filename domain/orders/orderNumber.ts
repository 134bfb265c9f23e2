/**
 * A public order number such as `SH-26-104872`: the year and six random digits; unique in the database,
 * regenerated on conflict.
 */
export const orderNumber = (placedAt: Date, random: (below: number) => number): string =>
  `SH-${String(placedAt.getUTCFullYear()).slice(-2)}-${String(100_000 + random(900_000))}`
