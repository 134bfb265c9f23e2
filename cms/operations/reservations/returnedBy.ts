const RETURNERS = ['return', 'parcel', 'resend', 'returned'] as const
type Returner = (typeof RETURNERS)[number]

/** The name that pieces of a return, of a parcel, or of an order as a whole go back into a pool under, or are taken again for a parcel. */
export const returnedBy = (returner: Returner, id: unknown): string => `${returner}:${id}`

/** What such a name tells, or null for that of an order that reserves. */
export function returnerOf(name: string): { returner: Returner; id: string } | null {
  const returner = RETURNERS.find((one) => name.startsWith(`${one}:`))
  return returner ? { returner, id: name.slice(returner.length + 1) } : null
}
