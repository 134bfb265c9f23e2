/**
 * States of a serial key: `available` is in the pool; `reserved` is for a school or franchisee, who get it printed; `assigned` belongs to an
 * order; `redeemed` is used; `expired` is past its last day; `revoked` was revoked by staff or with a cancelled order.
 */
export const KEY_STATES = ['available', 'reserved', 'assigned', 'redeemed', 'expired', 'revoked'] as const
export type KeyState = (typeof KEY_STATES)[number]
export type KeyAct = 'assign' | 'reserve' | 'redeem' | 'expire' | 'revoke' | 'restore'

/**
 * The possible next states of a key by state and action; a missing entry is refused. A restored key becomes `assigned` if it has an order,
 * `reserved` if it is reserved for a school or franchisee, else `available`. Redeemed and expired keys are final; the access of a redeemed
 * key is revoked instead.
 */
export const KEY_MOVES: Record<KeyState, Partial<Record<KeyAct, readonly KeyState[]>>> = {
  available: { assign: ['assigned'], reserve: ['reserved'], expire: ['expired'], revoke: ['revoked'] },
  reserved: { redeem: ['redeemed'], expire: ['expired'], revoke: ['revoked'] },
  assigned: { redeem: ['redeemed'], expire: ['expired'], revoke: ['revoked'] },
  redeemed: {},
  expired: {},
  revoked: { restore: ['available', 'reserved', 'assigned'] },
}

/** The states in which an action is allowed. */
export const statesFor = (act: KeyAct): KeyState[] => KEY_STATES.filter((state) => KEY_MOVES[state][act])

/** Whether the last day of a key is over; false for a key without one. @param now ms since epoch */
export const isPastValidity = (validUntil: string | null | undefined, now: number): boolean =>
  Boolean(validUntil) && Date.parse(validUntil as string) <= now

/** Maximum length of the name of a school or franchisee that keys are reserved for. */
export const RESERVED_FOR_MAX = 80

/** State names of earlier builds, with their current names. */
export const EARLIER_KEY_STATES: Readonly<Record<string, KeyState>> = {
  free: 'available',
  sold: 'assigned',
  blocked: 'revoked',
}
