const RETURNERS = ['return', 'parcel', 'resend', 'returned'] as const
type Returner = (typeof RETURNERS)[number]

/** Name of a reservation in a pool for pieces returned by a return, parcel or whole order, or taken again for a resend. */
export const returnReservationName = (returner: Returner, id: unknown): string => `${returner}:${id}`

/** Parses a name made by `returnReservationName`; null for the name of an order's reservation. */
export function parseReturnReservationName(name: string): { returner: Returner; id: string } | null {
  const returner = RETURNERS.find((one) => name.startsWith(`${one}:`))
  return returner ? { returner, id: name.slice(returner.length + 1) } : null
}
