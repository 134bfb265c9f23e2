/** Rows that one file may bring; more are refused before the first one is saved. */
export const ROWS_IMPORTED_AT_MOST = 2000

/** Rows that one download holds; a filter narrows longer lists. */
export const ROWS_EXPORTED_AT_MOST = 100_000
