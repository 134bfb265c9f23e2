import { createPayloadRequest, type SanitizedConfig } from 'payload'
import type { Call } from '../../endpoints/defineCall.ts'
import type { Api } from './rest.ts'

/** Payload's panel sends long queries as POST with a header for the intended method. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/**
 * Wraps the Api to look up our own calls by path. Payload's REST would compile and match the path of every endpoint before the
 * requested one, on every request.
 */
export function callsFirst(config: SanitizedConfig, calls: readonly Call[], rest: Api): Api {
  const ofCollections = new Set<string>(config.collections.map(({ slug }) => slug))
  const isOwn = ({ path }: Call) => !ofCollections.has(path.split('/')[1] ?? '')
  const nameOf = (method: string, path: string) => `${method.toLowerCase()} ${path}`
  const handlers = new Map(
    calls
      .filter(isOwn)
      .map(({ method, path, endpoint }) => [nameOf(method, `${config.routes.api}${path}`), endpoint.handler]),
  )
  return async (request) => {
    const handler = handlers.get(nameOf(request.method, new URL(request.url).pathname))
    if (!handler || OVERRIDES.some((name) => request.headers.has(name))) return rest(request)
    return handler(await createPayloadRequest({ config, request, canSetHeaders: true }))
  }
}
