/** Rows that one file may bring; more are refused before the first one is saved. */
export const MAX_IMPORTED_ROWS = 2000

/** Rows that one download holds; a filter narrows longer lists. */
export const MAX_EXPORTED_ROWS = 100_000
