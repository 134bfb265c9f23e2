export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const

export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Why staff did not publish a review. */
export const REJECTION_REASONS = ['rude', 'personal', 'advert', 'otherProduct', 'unclear', 'other'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]
