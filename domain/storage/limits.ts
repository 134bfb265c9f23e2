/** Pixels of all frames together; what a phone camera takes fits, what only fills memory does not. */
export const MAX_PIXELS = 60_000_000

/** Files younger than this are never called orphans: an upload may be on its way, ms. */
export const ORPHAN_AGE_MS = 86_400_000

/** How long the sizes of a replaced picture stay for pages that people still have open, ms. */
export const REPLACED_FOR_MS = 3_600_000

/** Levels of folders within each other. */
export const MAX_FOLDER_DEPTH = 8
export const MAX_FOLDER_PATH = 400

/** Documents one call moves or deletes. */
export const MAX_AT_ONCE = 500
