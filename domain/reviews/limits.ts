export const REVIEWS_PER_PAGE = 6
export const PHOTOS_PER_REVIEW = 4
export const MAX_REJECTION_NOTE = 500

/** Limits of one person; more is a mistake or a program. */
export const REVIEW_WRITES_PER_DAY = 10
export const REVIEW_VOTES_PER_HOUR = 120

/** A review of a course is requested once this much of it is completed, in percent of its lectures. */
export const REVIEW_PROMPT_PERCENT = 30

/**
 * Whether a person has completed enough of a course to be asked for a review; never for a course without
 * lectures.
 */
export const isReviewPromptDue = (completed: number, lectures: number): boolean =>
  lectures > 0 && completed * 100 >= REVIEW_PROMPT_PERCENT * lectures
