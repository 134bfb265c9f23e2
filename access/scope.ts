import type { PayloadRequest } from 'payload'

/** Set by Express from the owner's signed cookie, after deleting any incoming header of this name. */
export const SCOPE_HEADER = 'x-internal-chosen'

/**
 * The id of the project that a platform owner has selected in the panel, or null for all. It only narrows
 * what an owner sees.
 */
export const scopeOf = (req: Pick<PayloadRequest, 'headers'>): string | null =>
  req.headers?.get(SCOPE_HEADER) || null
