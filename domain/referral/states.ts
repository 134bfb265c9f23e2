/**
 * A friend who came by somebody's code. `joined` has an account, `review` has ordered and waits for the staff because something looks
 * like the same person, `pending` is earned and not yet sure, `reversed` is one whose order came back.
 */
export const REFERRAL_MOVES = {
  joined: ['review', 'pending', 'blocked'],
  review: ['pending', 'blocked'],
  pending: ['earned', 'reversed'],
  earned: ['reversed'],
  reversed: [],
  blocked: [],
} as const
export type ReferralState = keyof typeof REFERRAL_MOVES
export const REFERRAL_STATES = Object.keys(REFERRAL_MOVES) as ReferralState[]

export const canReferralMove = (from: ReferralState, to: ReferralState): boolean =>
  (REFERRAL_MOVES[from] as readonly string[]).includes(to)

/** What two accounts have in common that may be one person; nobody is refused for it, somebody looks. */
export const SUSPICIONS = ['sameDevice', 'sameNetwork', 'sameAddress', 'sameParcelPhone'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** How long a link counts, in ms: 30 days. */
export const ATTRIBUTION_MS = 30 * 86_400_000
