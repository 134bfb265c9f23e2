/** The limit of the seat pool of an unlimited batch: its seats are counted too, so that a limit set later includes them. */
const UNLIMITED_SEATS = 1_000_000_000

const PREFIX = 'batch:'

/** Key of the seat pool of a batch. */
export const seatPoolKey = (batch: string): string => `${PREFIX}${batch}`

/** The batch id in the key of a seat pool; null for any other pool. */
export const batchOfPool = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null

/** The limit of the seat pool for the `seats` setting of a batch, where empty means unlimited. */
export const seatLimit = (seats: number | null | undefined): number => seats ?? UNLIMITED_SEATS

/** The number of seats left for display; null for an unlimited batch. */
export const shownSeats = (left: number): number | null =>
  left > UNLIMITED_SEATS / 2 ? null : Math.max(0, left)

/** Id of the reservation of an entitlement's seat; `move` counts how often it has changed its batch. */
export const seatName = (entitlement: string, move: number): string => `seat:${entitlement}:${move}`

/** The entitlement id in such a reservation id; null for any other reservation. */
export function entitlementOfSeat(name: string): string | null {
  const [prefix, id, move] = name.split(':')
  return prefix === 'seat' && id && move !== undefined ? id : null
}

/**
 * The pending task for the seat of an entitlement, stored in its row as a text: `take` a seat of `batch` with the reservation id `seat`, or
 * `leave` it. Neither id contains spaces.
 */
export type SeatTask = { act: 'take' | 'leave'; batch: string; seat: string }

export const seatTaskText = ({ act, batch, seat }: SeatTask): string => `${act} ${batch} ${seat}`

export function seatTaskOf(text: string | null | undefined): SeatTask | null {
  const [act, batch, seat] = text?.split(' ') ?? []
  return (act === 'take' || act === 'leave') && batch && seat ? { act, batch, seat } : null
}
