/** Limits of the fee of an objection in paise; 0 is none. Gateways take one rupee at least. */
export const OBJECTION_FEE = { min: 100, max: 1_000_000 } as const

/** What an objection to a key costs, and whether that is refunded once it is accepted. */
export type ObjectionFee = { paise: number; isRefundable: boolean }

export const isObjectionFee = (paise: number): boolean =>
  paise === 0 || (Number.isInteger(paise) && paise >= OBJECTION_FEE.min && paise <= OBJECTION_FEE.max)

/**
 * How long after the end of objections a fee may still arrive, ms: a payment that was begun in time is not lost. After it the order is cancelled, and what
 * arrives even later is refunded.
 */
export const FEE_GRACE_MS = 1_800_000

/**
 * Whether an objection whose fee has not arrived lapses.
 * @param until end of objections, ms since epoch; null while none are taken
 */
export const isFeeLate = (until: number | null, raisedAt: number, now: number): boolean =>
  now >= Math.max(until ?? 0, raisedAt) + FEE_GRACE_MS

/** States of a fee: `refunding` is due to be refunded. */
export const FEE_STATES = ['unpaid', 'paid', 'refunding', 'refunded'] as const
export type FeeState = (typeof FEE_STATES)[number]

type Transition = { from: readonly FeeState[]; to: FeeState }

/** All moves of a fee. It is paid once, also for an objection that is withdrawn and raised again. */
export const FEE_EVENTS = {
  pay: { from: ['unpaid'], to: 'paid' },
  /** With the acceptance of its objection. */
  refund: { from: ['paid'], to: 'refunding' },
  refunded: { from: ['refunding'], to: 'refunded' },
} as const satisfies Record<string, Transition>
