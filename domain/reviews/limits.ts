export const REVIEWS_A_PAGE = 6
export const PHOTOS_A_REVIEW = 4

/** What one person may do; more is a mistake or a program. */
export const WRITES_A_DAY = 10
export const VOTES_AN_HOUR = 120

/** A course asks for a review once so much of it is done, in percent of its lectures. */
export const ASKED_FROM_PERCENT = 30

/** Whether somebody has seen enough of a course to be asked; of one without lectures nobody is. */
export const isAskedFor = (completed: number, lectures: number): boolean =>
  lectures > 0 && completed * 100 >= ASKED_FROM_PERCENT * lectures
