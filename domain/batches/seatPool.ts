/** Seats of a batch without a limit: they are counted still, so that a limit set later includes them. */
const UNLIMITED_SEATS = 1_000_000_000

const PREFIX = 'batch:'

/** Key of the pool of the seats of a batch. */
export const seatPoolKey = (batch: string): string => `${PREFIX}${batch}`

/** The batch of a pool of seats; null for any other pool. */
export const batchOfPool = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null

/** Seats of a batch as a limit of its pool. */
export const seatLimit = (seats: number | null | undefined): number => seats ?? UNLIMITED_SEATS

/** Seats left as people read them: null for any number. */
export const shownSeats = (left: number): number | null =>
  left > UNLIMITED_SEATS / 2 ? null : Math.max(0, left)

/** Name of the seat that an entitlement takes with its move of this number. */
export const seatName = (entitlement: string, move: number): string => `seat:${entitlement}:${move}`

/** The entitlement of such a name; null for any other one. */
export function entitlementOfSeat(name: string): string | null {
  const [prefix, id, move] = name.split(':')
  return prefix === 'seat' && id && move !== undefined ? id : null
}

/**
 * What is to be done about the seat of an entitlement, as its row keeps it: `take` a seat of a batch under a name, or `leave` one.
 * Batch and name contain no spaces.
 */
export type SeatTask = { act: 'take' | 'leave'; batch: string; seat: string }

export const seatTaskText = ({ act, batch, seat }: SeatTask): string => `${act} ${batch} ${seat}`

export function seatTaskOf(text: string | null | undefined): SeatTask | null {
  const [act, batch, seat] = text?.split(' ') ?? []
  return (act === 'take' || act === 'leave') && batch && seat ? { act, batch, seat } : null
}
