import { HttpError } from './httpError.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Calls of payment gateways, couriers and mail programs: without Origin, authenticated by a signature or token; no cookie is read. */
const SIGNED_CALLS = /^\/api\/(payment\/(webhook|return)\/|parcels\/news$|messages\/(unsubscribe|events)$)/

export const isSignedCall = (path: string): boolean => SIGNED_CALLS.test(path)

export type OriginFacts = {
  method: string
  path: string
  origin: string | undefined
  /** The request's Host header. */
  host: string
  secFetchSite: string | undefined
  hasCookie: boolean
  /** Hosts of the request's project, lower case, without port. */
  projectHosts: readonly string[]
  publicUrl: URL
}

function isOwnOrigin({ origin, host, projectHosts, publicUrl }: OriginFacts): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.protocol !== publicUrl.protocol) return false
  if (from.host === publicUrl.host) return true
  const isServedPort = from.port === publicUrl.port || from.host === host.toLowerCase()
  if (!isServedPort) return false
  if (projectHosts.includes(from.hostname)) return true
  return LOOPBACK.has(publicUrl.hostname) && LOOPBACK.has(from.hostname)
}

/**
 * Refuses unsafe requests from other sites with 403 (docs/security.md, "Sessions"): an Origin has to be the public host or one of
 * the project's; without an Origin only requests without a cookie pass.
 */
export function checkOrigin(facts: OriginFacts): void {
  if (SAFE.has(facts.method) || isSignedCall(facts.path)) return
  if (facts.origin !== undefined) {
    if (isOwnOrigin(facts)) return
    throw new HttpError(403, 'This request came from another site.')
  }
  const isFromPage = facts.secFetchSite !== undefined && !['same-origin', 'none'].includes(facts.secFetchSite)
  if (facts.hasCookie || isFromPage)
    throw new HttpError(403, 'This request does not say which site it came from.')
}
