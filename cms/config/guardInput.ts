import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { jsonFault } from '#domain/input/jsonFault.ts'
import { asWritten } from '#domain/text/textOf.ts'
import { wrongField } from '../operations/transfers/wrongField.ts'

/** Payload reads forms itself (`_payload`), so what Express checks in JSON bodies is checked here in all that is saved. */
const refuseFaultyData: CollectionBeforeOperationHook = ({ args, req }) => {
  const { data } = args as { data?: unknown }
  const fault = req.payloadAPI === 'REST' && data ? jsonFault(data) : null
  if (fault) throw wrongField('body', asWritten(fault))
  return args
}

/** A file is sent: Payload would fetch it from the address in `url` otherwise, with the session's cookies. */
function refuseFetching(): never {
  throw wrongField('file', asWritten('A file must be sent; it is not fetched from an address.'))
}

/** Rows a visitor gets at once; the panel asks for more now and then. */
const ROWS_AT_MOST = 1000

/** Nobody from outside the panel reads a whole collection at once, `limit=0` and `pagination=false` or not. */
const limitRows: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || viewerOf(req)?.isStaff) return args
  const asked = args as { limit?: number }
  const limit = asked.limit
  if (limit === undefined || (limit > 0 && limit <= ROWS_AT_MOST)) return args
  return { ...args, limit: ROWS_AT_MOST }
}

/** Has every collection, Payload's own among them, refuse data that Express would refuse as a body. */
export function guardInput(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, upload } of config.collections) {
    hooks.beforeOperation = [refuseFaultyData, limitRows, ...(hooks.beforeOperation ?? [])]
    if (upload) upload.externalFileHeaderFilter = refuseFetching
  }
  return config
}
