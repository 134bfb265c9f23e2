import type { Request, RequestHandler, Response } from 'express'
import type { Dispatcher } from 'undici'
import { previewCookie, staffCookie } from '#access/session/cookieNames.ts'
import { CHANGES_HEADER } from '#domain/pages/changeHeaders.ts'
import { sharedPath } from '#domain/pages/sharedPath.ts'
import { type GatewaySources, isPayPage, storefrontCsp } from '../http/csp.ts'
import { withFaultNote } from '../http/faultNote.ts'
import { HttpError } from '../http/httpError.ts'
import { withReadFailure } from '../http/readFailure.ts'
import { contextOf, type RequestContext } from '../http/requestContext.ts'
import { isBuildFile } from '../http/requestTarget.ts'
import { cdnTagsOf, isForCdn } from './cdnTags.ts'
import { fetchDraftCookie } from './draftMode.ts'
import type { RedirectFollower } from './followRedirect.ts'
import type { PageCache } from './pageCache.ts'
import { pageKey } from './pageKey.ts'
import { previewTokenOf } from './previewCookie.ts'
import type { ProjectRecord } from './projectDirectory.ts'
import { sendPage } from './sendPage.ts'
import { sitePath, siteScope } from './siteScope.ts'
import { type StoredPage, storedPage } from './storedPage.ts'
import { untilReached } from './untilReached.ts'
import { fetchFromSite, SiteUnavailable, type UpstreamResponse } from './upstream.ts'

type Options = {
  cache: PageCache
  agent: Dispatcher
  siteUrl: string
  publicUrl: URL
  /** Retry-After in seconds when the site is down. */
  retryAfterS: () => number
  followRedirect: RedirectFollower
  /** Shared secret for internal routes of the site. */
  secret: string
  /** Whether the token of a preview cookie is a valid preview session of the project. */
  isPreviewer: (project: ProjectRecord, token: string) => Promise<boolean>
  /** CSP sources of payment gateways, for payment pages. */
  gateways?: GatewaySources
  /** Origins of streams that a page of a project may load; without it none. */
  streamServers?: (project: ProjectRecord, path: string) => Promise<readonly string[]>
  /** Number of the last change seen by this server; null where changes have no numbers. */
  lastChange?: () => number | null
  /** A file of another build of the storefront, by its path; null when it is not stored. */
  oldFile?: (fullPath: string) => Promise<UpstreamResponse | null>
  /** Whether a CDN that receives purges (cdnPurges.ts) may cache pages. */
  hasCdn?: boolean
  freshMs?: number
}

const FRESH_MS = 60_000
/** Retry-After of a page whose data could not be read, in seconds. */
const UNREAD_RETRY_S = 5
const FOREVER_MS = 31_536_000_000
const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const PRIVATE = 'private, no-store'
/**
 * CDN caching (RFC 9213) as long as in this server's memory, so that after a missed purge, such as when the server was killed, a change is
 * visible after 90 s at the latest; and for an hour while this server is down.
 */
const CDN_KEEPS = 'public, max-age=60, stale-while-revalidate=30, stale-if-error=3600'

/** Pages with secret URLs, which browsers must not store. */
const isUnkept = (path: string): boolean => path.startsWith('/report/')

/** The site's not-found page. */
const MISSING = '/~missing'

/** Internal routes of the site. */
const isHidden = (path: string): boolean => /^\/(internal|_next|~missing)(\/|$)/.test(path)

/** Whether this is a request of the storefront's router, to navigate or to prefetch. */
const isRouterRequest = ({ headers }: Request): boolean => headers.rsc !== undefined

/** CDN headers of a page with these tags, or of one that it must not cache (null). */
const cdnHeaders = (tags: string[] | null): Record<string, string> =>
  tags
    ? { 'cdn-cache-control': CDN_KEEPS, 'cache-tag': tags.join(',') }
    : { 'cdn-cache-control': 'private, no-store' }

/** Whether Next answered a not-found page without content, which it renders in the browser only. */
const isEmptyNotFound = ({ status, headers, body }: UpstreamResponse): boolean =>
  status === 404 &&
  headers['content-type']?.startsWith('text/html') === true &&
  body.includes('<html id="__next_error__"')

const unavailable = (retryAfterS: number, cause: unknown): HttpError =>
  new HttpError(503, 'The pages are being started again. Please try once more in a few seconds.', {
    cause,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterS))) },
  })

/**
 * Turns redirects to the site's own port into paths, so that the browser stays on the public one. Next repeats the Location of
 * some redirects, so only the first is used.
 */
function withPublicLocation(page: StoredPage, siteUrl: string): StoredPage {
  const location = page.headers.location?.split(', ')[0]
  if (location === undefined) return page
  const own = location.startsWith(siteUrl) ? location.slice(siteUrl.length) || '/' : location
  return { ...page, headers: { ...page.headers, location: own } }
}

/** The page gateway: serves everything that is neither API nor admin from the page cache or the site. */
export function createPages(options: Options): RequestHandler {
  const {
    cache,
    agent,
    publicUrl,
    retryAfterS,
    followRedirect,
    secret,
    gateways,
    streamServers = async () => [],
    lastChange = () => null,
    hasCdn = false,
    oldFile = async () => null,
    freshMs = FRESH_MS,
  } = options
  const siteUrl = options.siteUrl.replace(/\/$/, '')
  const isHttps = publicUrl.protocol === 'https:'

  const policies = new WeakMap<StoredPage, string>()

  /** Content policy of a page, computed once where no lesson has its stream on another server. */
  function cspOf(page: StoredPage, path: string, streams: readonly string[]): string | null {
    const { scriptHashes, flagSource } = page
    if (!scriptHashes) return null
    const allowed = isPayPage(path) ? gateways : null
    if (streams.length > 0)
      return storefrontCsp({ scriptHashes, flagSource, streams, frameAncestors: [], isHttps })
    const policy =
      policies.get(page) ??
      storefrontCsp({ scriptHashes, flagSource, gateways: allowed, frameAncestors: [], isHttps })
    policies.set(page, policy)
    return policy
  }

  const previewCspOf = (
    { scriptHashes, flagSource }: StoredPage,
    streams: readonly string[],
  ): string | null =>
    scriptHashes &&
    storefrontCsp({ scriptHashes, flagSource, streams, frameAncestors: [publicUrl.origin], isHttps })

  const fetchSite = async (path: string, headers: Record<string, string>) => {
    const last = lastChange()
    const known: Record<string, string> = last === null ? {} : { [CHANGES_HEADER]: String(last) }
    return withReadFailure(await fetchFromSite(agent, `${siteUrl}${path}`, { ...headers, ...known }))
  }

  /** Like `fetchSite`, but replaces an empty not-found page by one rendered on the server. */
  async function fetchRendered(path: string, headers: Record<string, string>, context: RequestContext) {
    const answer = await fetchSite(path, headers)
    if (!isEmptyNotFound(answer)) return answer
    const prefix = context.fullPath.slice(0, context.fullPath.length - context.path.length)
    const missing = await fetchSite(
      sitePath({ ...context, fullPath: prefix + MISSING, path: MISSING }),
      headers,
    )
    return missing.status === 200 ? { ...missing, status: 404 } : answer
  }

  async function serveBuildFile(req: Request, res: Response, { fullPath }: RequestContext) {
    const page = await cache.get({
      key: `static ${fullPath}`,
      identity: { project: null, path: fullPath },
      isRare: false,
      freshMs: FOREVER_MS,
      load: async () => {
        const answer = await untilReached(() => fetchSite(fullPath, {}))
        const old = answer.status === 404 ? await oldFile(fullPath) : null
        return storedPage(old ?? answer, { thorough: true })
      },
    })
    sendPage(req, res, page, { cacheControl: page.status === 200 ? IMMUTABLE : PRIVATE, csp: null })
  }

  type Visit = { req: Request; res: Response; context: RequestContext; project: ProjectRecord; scope: string }

  /** Serves a draft: rendered by the site with the visitor's preview token, never cached. */
  async function servePreview({ req, res, context, project, scope }: Visit, token: string) {
    const { upstream, variant } = pageKey({
      ...context,
      fullPath: sharedPath(sitePath(context)),
      scope,
      headers: req.headers,
    })
    const draftCookie = await fetchDraftCookie(agent, siteUrl, secret)
    const answer = await fetchSite(upstream, {
      ...variant,
      'x-internal-scope': scope,
      cookie: `${previewCookie(project.slug)}=${token}; ${draftCookie}`,
    })
    if (answer.status === 404 && (await followRedirect(res, context, project))) return
    const page = withPublicLocation(await storedPage(withFaultNote(answer, context.locale)), siteUrl)
    const streams = await streamServers(project, context.path)
    sendPage(req, res, page, { cacheControl: PRIVATE, csp: previewCspOf(page, streams) })
  }

  async function servePage(req: Request, res: Response, context: RequestContext, project: ProjectRecord) {
    const scope = siteScope(context, project.slug)
    const token = previewTokenOf(req.headers.cookie, project.slug)
    if (token && (await options.isPreviewer(project, token)))
      return servePreview({ req, res, context, project, scope }, token)
    if (token !== null)
      res.clearCookie(previewCookie(project.slug), { httpOnly: true, sameSite: 'lax', secure: isHttps })
    const { key, upstream, variant, isRare } = pageKey({
      ...context,
      fullPath: sharedPath(sitePath(context)),
      scope,
      headers: req.headers,
    })
    const identity = { project: project.slug, path: context.path }
    const page = await cache.get({
      key,
      identity,
      isRare,
      freshMs,
      waitsForFresh: req.headers.cookie?.includes(`${staffCookie(project.slug)}=`),
      load: async () => {
        const read = () => fetchRendered(upstream, { ...variant, 'x-internal-scope': scope }, context)
        // The router of an open page waits for the site; a visitor who opens a page gets a response at once.
        const answer = await (isRouterRequest(req) ? untilReached(read) : read())
        return withPublicLocation(await storedPage(withFaultNote(answer, context.locale)), siteUrl)
      },
    })
    if (page.status === 404 && (await followRedirect(res, context, project))) return
    if (page.status === 503) res.setHeader('retry-after', String(UNREAD_RETRY_S))
    const isShared = page.status < 400 && token === null
    const isKept =
      isShared &&
      page.status === 200 &&
      // Some CDNs ignore `vary` and would mix up the router's variants and the page.
      !isRouterRequest(req) &&
      isForCdn(context.path) &&
      cache.isCurrent({ key, freshMs }, page)
    sendPage(req, res, page, {
      cacheControl: isShared && !isUnkept(context.path) ? REVALIDATE : PRIVATE,
      csp: cspOf(page, context.path, await streamServers(project, context.path)),
      cdn: hasCdn ? cdnHeaders(isKept ? cdnTagsOf(identity) : null) : {},
    })
  }

  /** Target of the redirect that removes trailing slashes and keeps the query, or null. */
  const withoutTrailingSlash = ({ fullPath, search }: RequestContext): string | null =>
    fullPath.length > 1 && fullPath.endsWith('/') ? `${fullPath.replace(/\/+$/, '')}${search}` : null

  return async (req, res) => {
    const context = contextOf(req)
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      throw new HttpError(405, 'Pages can only be read.', { headers: { allow: 'GET, HEAD' } })
    }
    try {
      if (isBuildFile(context.fullPath)) return await serveBuildFile(req, res, context)
      if (isHidden(context.path) || !context.project)
        throw new HttpError(404, 'There is no page at this address.')
      const short = withoutTrailingSlash(context)
      if (short) return res.redirect(308, short)
      await servePage(req, res, context, context.project)
    } catch (err) {
      if (err instanceof SiteUnavailable) throw unavailable(retryAfterS(), err)
      throw err
    }
  }
}
