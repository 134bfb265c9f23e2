/** Bytes of one photo of a student as it is sent. */
export const MAX_PHOTO_BYTES = 10_000_000
/** Longer side of the kept picture in px. */
export const PHOTO_SIDE = 1600
/** A photo that nothing took within this time is deleted, ms. */
export const PHOTO_WAITS_MS = 86_400_000
/** Photos that one person adds to reviews in a day, and as many to returns; more is a mistake or a program. */
export const PHOTOS_A_DAY = 24
