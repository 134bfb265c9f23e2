/** How many the bell and a page show (spec 9). */
export const NOTIFICATIONS_A_PAGE = 20
/** Unread ones are counted up to here. */
export const MAX_COUNTED = 100
