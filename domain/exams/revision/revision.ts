/** Questions that one student keeps, and how many of them are revised in one go. */
export const MAX_KEPT = 2000
export const REVISED_AT_ONCE = 20
export const MAX_QUESTION_NOTE = 2000
