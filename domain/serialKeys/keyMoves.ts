/**
 * States of a serial key: in the pool; set apart for a school or franchisee, who get it printed; with a buyer; used; past its last day; and
 * revoked by staff or with a cancelled order.
 */
export const KEY_STATES = ['available', 'reserved', 'assigned', 'redeemed', 'expired', 'revoked'] as const
export type KeyState = (typeof KEY_STATES)[number]
export type KeyAct = 'assign' | 'reserve' | 'redeem' | 'expire' | 'revoke' | 'restore'

/**
 * What each act makes of a key; what is missing is refused. A key that is restored is again what it was: with a buyer when it has an order, set
 * apart when it has somebody it is for, else in the pool. Redeemed and expired keys are final; the access of a redeemed one is revoked instead.
 */
export const KEY_MOVES: Record<KeyState, Partial<Record<KeyAct, readonly KeyState[]>>> = {
  available: { assign: ['assigned'], reserve: ['reserved'], expire: ['expired'], revoke: ['revoked'] },
  reserved: { redeem: ['redeemed'], expire: ['expired'], revoke: ['revoked'] },
  assigned: { redeem: ['redeemed'], expire: ['expired'], revoke: ['revoked'] },
  redeemed: {},
  expired: {},
  revoked: { restore: ['available', 'reserved', 'assigned'] },
}

/** The states in which a key takes an act. */
export const statesFor = (act: KeyAct): KeyState[] => KEY_STATES.filter((state) => KEY_MOVES[state][act])

/** Whether the last day of a key is over; a key without one does not end. @param now ms since epoch */
export const isPastValidity = (validUntil: string | null | undefined, now: number): boolean =>
  Boolean(validUntil) && Date.parse(validUntil as string) <= now

/** Longest name of a school or franchisee that keys are reserved for. */
export const RESERVED_FOR_MAX = 80

/** What the states were called in earlier builds. */
export const EARLIER_KEY_STATES: Readonly<Record<string, KeyState>> = {
  free: 'available',
  sold: 'assigned',
  blocked: 'revoked',
}
