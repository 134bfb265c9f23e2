/** Number of notifications under the bell and on a page (spec 9). */
export const NOTIFICATIONS_PER_PAGE = 20
/** Unread notifications are counted up to this number. */
export const MAX_COUNTED = 100
