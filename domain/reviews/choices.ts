export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const

export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
