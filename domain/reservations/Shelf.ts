/**
 * What is limited and taken by orders: pieces of a product, uses of a coupon. `free` is what nobody has taken; each order's
 * part stands in `holds` under its id until its end is sure. One row of the database, changed as a whole, so that free
 * and held never disagree whatever is killed when (docs/security.md, "Money").
 */
export type Shelf = {
  /** Null for any number. Below zero only where more is sold than there is (back-order). */
  free: number | null
  holds: Readonly<Record<string, Hold>>
}

/**
 * `held` goes back by itself at `until` (ms since epoch). `sold` and `back` stay until the order itself remembers that it
 * is paid or taken back, so that a repeat finds it done.
 */
export type Hold = { quantity: number; state: 'held' | 'sold' | 'back'; until: number }

export type Taken = { ok: true; shelf: Shelf } | { ok: false; left: number }

const withHold = ({ holds }: Shelf, order: string, hold: Hold | null): Shelf['holds'] => {
  const { [order]: _, ...others } = holds
  return hold ? { ...others, [order]: hold } : others
}
const plus = (free: number | null, more: number): number | null => (free === null ? null : free + more)

/**
 * Takes `quantity` for an order until a time. A repeat sets quantity and time anew; what was sold or given back stays as
 * it is. @param mayOverdraw more may be taken than there is
 */
export function hold(
  shelf: Shelf,
  order: string,
  { quantity, until, mayOverdraw }: { quantity: number; until: number; mayOverdraw: boolean },
): Taken {
  const before = shelf.holds[order]
  if (before && before.state !== 'held') return { ok: true, shelf }
  const free = plus(shelf.free, before?.quantity ?? 0)
  if (free !== null && free < quantity && !mayOverdraw) return { ok: false, left: Math.max(0, free) }
  const holds = withHold(shelf, order, { quantity, state: 'held', until })
  return { ok: true, shelf: { free: plus(free, -quantity), holds } }
}

/**
 * What an order took is its own now. One that came too late, when its hold was over, takes anew what is free. Selling twice
 * changes nothing. @param at ms since epoch
 */
export function sell(
  shelf: Shelf,
  order: string,
  { quantity, at, mayOverdraw }: { quantity: number; at: number; mayOverdraw: boolean },
): Taken {
  const before = shelf.holds[order]
  if (before && before.state !== 'held') return { ok: true, shelf }
  const taken: Taken =
    before?.quantity === quantity
      ? { ok: true, shelf }
      : hold(shelf, order, { quantity, until: at, mayOverdraw })
  if (!taken.ok) return taken
  const holds = withHold(taken.shelf, order, { quantity, state: 'sold', until: at })
  return { ok: true, shelf: { free: taken.shelf.free, holds } }
}

/** Gives back what an order that was never paid holds. */
export function release(shelf: Shelf, order: string): Shelf {
  const before = shelf.holds[order]
  if (!before || before.state === 'back') return shelf
  return { free: plus(shelf.free, before.quantity), holds: withHold(shelf, order, null) }
}

/** Gives back what a paid order bought, once, whether or not its sale is still remembered. @param at ms since epoch */
export function giveBack(
  shelf: Shelf,
  order: string,
  { quantity, at }: { quantity: number; at: number },
): Shelf {
  if (shelf.holds[order]?.state === 'back') return shelf
  const holds = withHold(shelf, order, { quantity, state: 'back', until: at })
  return { free: plus(shelf.free, quantity), holds }
}

/** Forgets what the order itself remembers by now. */
export function forget(shelf: Shelf, order: string): Shelf {
  const before = shelf.holds[order]
  return before && before.state !== 'held' ? { ...shelf, holds: withHold(shelf, order, null) } : shelf
}

/** Gives back every hold that is over at `at`, ms since epoch. */
export function releaseOver(shelf: Shelf, at: number): Shelf {
  const over = Object.entries(shelf.holds).filter(([, { state, until }]) => state === 'held' && until <= at)
  return over.reduce((rest, [order]) => release(rest, order), shelf)
}

/** Orders whose sale or return has been remembered here since before `at`, ms since epoch. */
export const rememberedSince = ({ holds }: Shelf, at: number): string[] =>
  Object.entries(holds).flatMap(([order, { state, until }]) =>
    state !== 'held' && until <= at ? [order] : [],
  )

/** How long a sale is remembered before somebody looks whether its order remembers it, in ms. */
export const REMEMBERED_MS = 120_000

/** When the next hold is over or the next sale is to be looked at, ms since epoch; null when there is nothing. */
export function nextEnd({ holds }: Shelf): number | null {
  const ends = Object.values(holds).map(({ state, until }) =>
    state === 'held' ? until : until + REMEMBERED_MS,
  )
  return ends.length > 0 ? Math.min(...ends) : null
}

/** What orders hold at this moment and have not paid. */
export const heldCount = ({ holds }: Shelf): number =>
  Object.values(holds).reduce((sum, { state, quantity }) => sum + (state === 'held' ? quantity : 0), 0)

/** Counts anew: `free` becomes what was counted, what orders hold stays theirs. */
export const withFree = (shelf: Shelf, free: number | null): Shelf => ({ ...shelf, free })
