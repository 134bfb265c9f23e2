/**
 * Maximum pixels of all frames together; photos of phone cameras fit, images made to exhaust memory do not.
 */
export const MAX_PIXELS = 60_000_000

/** Minimum age of orphans, ms: a younger file may belong to a running upload. */
export const ORPHAN_AGE_MS = 86_400_000

/** How long the sizes of a replaced image stay available for pages that are still open, ms. */
export const REPLACED_FILE_RETENTION_MS = 3_600_000

/** Maximum depth of folders. */
export const MAX_FOLDER_DEPTH = 8
export const MAX_FOLDER_PATH = 400

/** Maximum number of documents that one call moves or deletes. */
export const MAX_DOCUMENTS_PER_CALL = 500
