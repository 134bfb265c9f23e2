import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { jsonFault } from '#domain/input/jsonFault.ts'
import { literalText } from '#domain/text/textOf.ts'
import { invalidField } from '../operations/transfers/invalidField.ts'

/** Repeats Express's checks of JSON bodies for multipart forms (`_payload`), which Payload parses itself. */
const refuseFaultyData: CollectionBeforeOperationHook = ({ args, req }) => {
  const { data } = args as { data?: unknown }
  const fault = req.payloadAPI === 'REST' && data ? jsonFault(data) : null
  if (fault) throw invalidField('body', literalText(fault))
  return args
}

/** Prevents Payload from fetching an uploaded file from the address in `url` with the session's cookies (SSRF). */
function refuseFetching(): never {
  throw invalidField('file', literalText('A file must be sent; it is not fetched from an address.'))
}

/** Maximum rows per request, except for staff. */
const MAX_ROWS = 1000

/** Caps `limit` except for staff, also with `limit=0` or `pagination=false`. */
const limitRows: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || viewerOf(req)?.isStaff) return args
  const findArgs = args as { limit?: number }
  const limit = findArgs.limit
  if (limit === undefined || (limit > 0 && limit <= MAX_ROWS)) return args
  return { ...args, limit: MAX_ROWS }
}

/** Adds the input checks and the row limit to every collection, including Payload's own. */
export function guardInput(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, upload } of config.collections) {
    hooks.beforeOperation = [refuseFaultyData, limitRows, ...(hooks.beforeOperation ?? [])]
    if (upload) upload.externalFileHeaderFilter = refuseFetching
  }
  return config
}
