/** Maximum bytes of an uploaded student photo. */
export const MAX_PHOTO_BYTES = 10_000_000
/** Longer side of the stored image in px. */
export const PHOTO_SIDE = 1600
/** An unused photo is deleted after this time, ms. */
export const UNUSED_PHOTO_RETENTION_MS = 86_400_000
/**
 * Maximum photos that one person adds to reviews in a day, and the same number to returns; more is a mistake
 * or a program.
 */
export const PHOTOS_PER_DAY = 24
