export const REVIEWS_A_PAGE = 6
export const PHOTOS_A_REVIEW = 4

/** Bytes of one photo as it is sent. */
export const LARGEST_PHOTO = 10_000_000
/** Longer side of the kept picture in px. */
export const PHOTO_SIDE = 1600
/** A photo that no review took within this time is deleted, ms. */
export const PHOTO_WAITS_MS = 86_400_000

/** What one person may do; more is a mistake or a program. */
export const WRITES_A_DAY = 10
export const PHOTOS_A_DAY = 24
export const VOTES_AN_HOUR = 120

/** A course asks for a review once so much of it is done, in percent of its lectures. */
export const ASKED_FROM_PERCENT = 30

/** Whether somebody has seen enough of a course to be asked; of one without lectures nobody is. */
export const isAskedFor = (completed: number, lectures: number): boolean =>
  lectures > 0 && completed * 100 >= ASKED_FROM_PERCENT * lectures
