/** Maximum rows of an import file; a larger file is refused before the first row is saved. */
export const MAX_IMPORTED_ROWS = 2000

/** Maximum rows of a download; longer lists must be filtered. */
export const MAX_EXPORTED_ROWS = 100_000
