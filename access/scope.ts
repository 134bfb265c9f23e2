import type { PayloadRequest } from 'payload'

/** Set by Express from the owner's signed cookie, after it deleted whatever came in under this name. */
export const SCOPE_HEADER = 'x-internal-chosen'

/** The id of the project an owner chose in the panel, or null for all. It only narrows what an owner sees. */
export const scopeOf = (req: Pick<PayloadRequest, 'headers'>): string | null =>
  req.headers?.get(SCOPE_HEADER) || null
