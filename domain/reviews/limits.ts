export const REVIEWS_A_PAGE = 6
export const PHOTOS_A_REVIEW = 4

/** Limits of one person; more is a mistake or a program. */
export const WRITES_A_DAY = 10
export const VOTES_AN_HOUR = 120

/** A course asks for a review once so much of it is completed, in percent of its lectures. */
export const ASKED_FROM_PERCENT = 30

/**
 * Whether a person has completed enough of a course to be asked for a review; never for a course without
 * lectures.
 */
export const isAskedFor = (completed: number, lectures: number): boolean =>
  lectures > 0 && completed * 100 >= ASKED_FROM_PERCENT * lectures
