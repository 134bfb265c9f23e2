/**
 * States of a referral. `joined` has an account; `review` has ordered and awaits a decision of staff because
 * the two accounts may be one person; `pending` is earned but not yet available; `reversed` is one whose
 * order was returned, also while it awaited the decision.
 */
export const REFERRAL_MOVES = {
  joined: ['review', 'pending', 'blocked'],
  review: ['pending', 'reversed', 'blocked'],
  pending: ['earned', 'reversed'],
  earned: ['reversed'],
  reversed: [],
  blocked: [],
} as const
export type ReferralState = keyof typeof REFERRAL_MOVES
export const REFERRAL_STATES = Object.keys(REFERRAL_MOVES) as ReferralState[]

export const canReferralMove = (from: ReferralState, to: ReferralState): boolean =>
  (REFERRAL_MOVES[from] as readonly string[]).includes(to)

/** What two accounts that may be one person have in common; it never refuses anybody, staff review it. */
export const SUSPICIONS = ['sameDevice', 'sameNetwork', 'sameAddress', 'sameParcelPhone'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** How long a referral link is valid, in ms: 30 days. */
export const ATTRIBUTION_MS = 30 * 86_400_000
