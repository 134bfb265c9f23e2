import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { APIError } from 'payload'
import { jsonFault } from '#domain/input/jsonFault.ts'

/** Payload reads forms itself (`_payload`), so what Express checks in JSON bodies is checked here in all that is saved. */
const refuseFaultyData: CollectionBeforeOperationHook = ({ args, req }) => {
  const { data } = args as { data?: unknown }
  const fault = req.payloadAPI === 'REST' && data ? jsonFault(data) : null
  if (fault) throw new APIError(fault, 400, null, true)
  return args
}

/** Has every collection, Payload's own among them, refuse data that Express would refuse as a body. */
export function guardInput(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [refuseFaultyData, ...(hooks.beforeOperation ?? [])]
  return config
}
