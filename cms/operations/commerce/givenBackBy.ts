const GIVERS = ['return', 'parcel'] as const
type Giver = (typeof GIVERS)[number]

/** Who gave pieces back to a shelf; the shelf remembers it until the giver itself has nothing left to do. */
export const givenBackBy = (giver: Giver, id: unknown): string => `${giver}:${id}`

/** What such a name tells, or null for that of an order. */
export function giverOf(name: string): { giver: Giver; id: string } | null {
  const giver = GIVERS.find((one) => name.startsWith(`${one}:`))
  return giver ? { giver, id: name.slice(giver.length + 1) } : null
}
