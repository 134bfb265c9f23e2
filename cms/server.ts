import type { RequestHandler } from 'express'
import { projectTag } from '#domain/pages/cacheTags.ts'
import { PAGE_READ_HEADER } from '#domain/pages/changeHeaders.ts'
import { openFileStore } from './adapters/storage/openFileStore.ts'
import { changesDelivered, connectSite, onChange, pendingChanges, publishChange } from './config/changes.ts'
import { type Env, EnvError } from './config/env.ts'
import type { ChangeFeed } from './operations/processes/ChangeFeed.ts'
import type { Api } from './server/api/rest.ts'
import { createApp } from './server/app.ts'
import { createDevPages, type DevPages } from './server/dev/devPages.ts'
import { CdnPurges } from './server/gateway/cdnPurges.ts'
import { fetchDraftCookie } from './server/gateway/draftMode.ts'
import { createRedirectFollower } from './server/gateway/followRedirect.ts'
import { OldBuilds } from './server/gateway/oldBuilds.ts'
import { PageCache } from './server/gateway/pageCache.ts'
import { createPages } from './server/gateway/pages.ts'
import { changesProjects, ProjectDirectory, type ProjectRecord } from './server/gateway/projectDirectory.ts'
import { PublicReads } from './server/gateway/publicReads.ts'
import { type LoadRedirect, Redirects } from './server/gateway/redirects.ts'
import { type LoadStreamServers, StreamServers } from './server/gateway/streamServers.ts'
import { siteAgent } from './server/gateway/upstream.ts'
import { gatewaySources } from './server/http/csp.ts'
import { webHeaders } from './server/http/webHeaders.ts'
import type { Metric } from './server/metrics/exposition.ts'
import { watchProcess } from './server/metrics/processMetrics.ts'
import { type AdminApp, mountAdmin } from './server/process/admin.ts'
import { Drain } from './server/process/drain.ts'
import type { Check } from './server/process/health.ts'
import { createHttpServer, freePort, listen } from './server/process/httpServer.ts'
import type { Log } from './server/process/log.ts'
import { type SiteCommand, SiteProcess } from './server/process/site.ts'
import { checkSite } from './server/process/siteCheck.ts'
import { checkDataDir } from './server/process/startErrors.ts'
import { guardUpgrades } from './server/process/upgrade.ts'
import { WriteProbe } from './server/process/writeProbe.ts'
import { warmUp } from './server/warmUp.ts'

/** Time for open requests at shutdown, ms; the whole shutdown, with storefront and database, has to take less than 10 s. */
const GRACE_MS = 7000
const PAGE_MEMORY_BYTES = 96_000_000
const READ_MEMORY_BYTES = 32_000_000
const NO_COLLECTIONS: ReadonlySet<string> = new Set()

/** Serves the API and provides the server's database operations: Payload, or a fake in tests. */
export type Backend = {
  api: Api
  /** Collections whose anonymous responses may be cached, since every change of them is published. */
  announced?: ReadonlySet<string>
  loadProjects: () => Promise<ProjectRecord[]>
  checkDatabase: Check
  /** Writes a probe row; rejects when the database is not writable. */
  probeWrite?: () => Promise<void>
  /** Whether the headers of a request contain a valid staff session; without it nobody is staff. */
  isStaff?: (headers: Headers) => Promise<boolean>
  /** Without it redirects are not followed. */
  loadRedirect?: LoadRedirect
  /** Without it pages load no streams of other servers. */
  loadStreamServers?: LoadStreamServers
  /** Whether a token is a valid preview session of the project; without it there are no previews. */
  isPreviewer?: (project: ProjectRecord, token: string) => Promise<boolean>
  localTools?: RequestHandler
  /** Metrics of queues in the database and of the jobs. */
  metrics?: () => Promise<Metric[]>
  /** The change feed of all servers of this database; without it there is one server. */
  feed?: Pick<ChangeFeed, 'last' | 'catchUp' | 'since'> | null
  close: () => Promise<void>
}

export type ServerParts = {
  env: Env
  log: Log
  /** Shared secret of cms, site and seed importer. */
  secret: string
  openBackend: () => Promise<Backend>
  /** Makes this the only server of a database that has one (config/databaseFile.ts). */
  serveAlone?: () => Promise<unknown>
  /** Without it there is no /admin. */
  admin?: { open: (port: number) => Promise<AdminApp>; assets?: RequestHandler }
  /** How to start the storefront when SITE_URL does not name one; without both there are no pages. */
  siteCommand?: (sitePort: number, port: number) => SiteCommand
  /** Host by which the server reaches itself to warm up the storefront; without it there is no warm-up. */
  ownHost?: string
}

export type RunningServer = { port: number; stop: () => Promise<void> }

/** Starts everything behind one port and resolves when it serves; rejects with the cause when it cannot start. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { env, log, secret } = parts
  checkDataDir(env.DATA_DIR)
  await parts.serveAlone?.()
  const isDevelopment = env.NODE_ENV === 'development'
  const publicUrl = new URL(env.PUBLIC_URL)
  const drain = new Drain(isDevelopment ? 200 : GRACE_MS)
  const sitePort = env.SITE_URL || !parts.siteCommand ? null : await freeSitePort(env.SITE_PORT)
  const siteUrl =
    (env.SITE_URL ?? (sitePort === null ? null : `http://127.0.0.1:${sitePort}`))?.replace(/\/$/, '') ?? null

  let backend: Backend | null = null
  let adminApp: AdminApp | null = null
  let site: SiteProcess | null = null
  let isStarted = false
  const ready = (): Backend => {
    if (!backend) throw new Error('the server has not started yet')
    return backend
  }

  const projects = new ProjectDirectory({ load: () => ready().loadProjects(), log })
  const cache = new PageCache({ maxBytes: PAGE_MEMORY_BYTES, log, pendingChanges })
  const reads = new PublicReads({ maxBytes: READ_MEMORY_BYTES })
  const writes = new WriteProbe({ write: async () => backend?.probeWrite?.(), log })
  const agent = siteAgent()
  const files = openFileStore(env)
  const oldBuilds = siteUrl && !isDevelopment ? new OldBuilds({ store: files, agent, siteUrl, log }) : null
  const cdn =
    env.CDN_PURGE_URL && env.CDN_PURGE_TOKEN
      ? new CdnPurges({ url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN, log })
      : null
  const redirects = new Redirects(async (...wanted) => (await ready().loadRedirect?.(...wanted)) ?? null)
  const streams = new StreamServers(async (...of) => (await ready().loadStreamServers?.(...of)) ?? [], log)
  const followRedirect = createRedirectFollower(redirects)
  const devPages: DevPages | null =
    isDevelopment && siteUrl
      ? createDevPages({
          siteUrl,
          followRedirect,
          streamServers: (...of) => streams.ofPage(...of),
          fetchDraftCookie: () => fetchDraftCookie(agent, siteUrl, secret),
        })
      : null
  const gateway = siteUrl
    ? createPages({
        cache,
        agent,
        siteUrl,
        publicUrl,
        secret,
        followRedirect,
        isPreviewer: async (...asked) => (await ready().isPreviewer?.(...asked)) ?? false,
        gateways: gatewaySources(env.RAZORPAY_BASE_URL),
        streamServers: (...of) => streams.ofPage(...of),
        retryAfterS: () => site?.retryAfterS ?? 2,
        lastChange: () => backend?.feed?.last ?? null,
        hasCdn: cdn !== null,
        oldFile: async (path) => (await oldBuilds?.find(path)) ?? null,
      })
    : undefined
  const isHttps = publicUrl.protocol === 'https:'
  const processMetrics = watchProcess()

  const app = createApp({
    env,
    log,
    projects,
    api: caughtUp(
      () => ready().feed,
      reads.wrap(
        (request) => ready().api(request),
        () => ready().announced ?? NO_COLLECTIONS,
      ),
    ),
    isStaff: async (req) => (await ready().isStaff?.(webHeaders(req))) ?? false,
    admin: mountAdmin(() => adminApp, { isDevelopment, isHttps, publicUrl }),
    adminAssets: parts.admin?.assets,
    pages: devPages?.handle ?? gateway,
    localTools: (req, res, next) => (backend?.localTools ? backend.localTools(req, res, next) : next()),
    files,
    checks: {
      server: () => (drain.isDraining ? 'is ending' : isStarted ? null : 'is starting'),
      database: () => (backend ? backend.checkDatabase() : 'is not open yet'),
      writes: () => writes.check(),
      ...(siteUrl ? { site: () => checkSite(agent, siteUrl) } : {}),
      ...(parts.admin ? { admin: () => (adminApp ? null : 'is not open yet') } : {}),
    },
    metrics: async () => [...processMetrics(), ...((await backend?.metrics?.()) ?? [])],
    isStarted: () => isStarted,
    watch: drain.watch,
    changes: {
      secret,
      publishChange,
      changesSince: async (n) => {
        const changes = await ready().feed?.since(n)
        return changes ? { ...changes, tags: changes.tags ?? (await allTags(ready())) } : null
      },
    },
  })
  const server = createHttpServer(app)
  drain.attach(server)
  guardUpgrades(
    server,
    isDevelopment
      ? { admin: (...upgrade) => adminApp?.upgrade(...upgrade), site: devPages?.upgrade }
      : undefined,
  )
  const forget = onChange({
    changed: (tags) => {
      reads.purge(tags)
      redirects.purge(tags)
      streams.purge(tags)
      cache.purge(tags)
      cdn?.purge(tags)
      if (changesProjects(tags)) projects.bust()
    },
    missed: () => {
      reads.clear()
      redirects.clear()
      streams.clear()
      cache.clear()
      cdn?.purgeAll()
      projects.bust()
    },
  })

  const ending = new AbortController()
  const stop = async () => {
    ending.abort()
    await drain.finish(server)
    await changesDelivered()
    forget()
    await cdn?.stop()
    connectSite(null)
    await Promise.allSettled([site?.stop(), adminApp?.close(), agent.destroy()])
    await backend?.close()
  }

  const port = await listen(server, env.PORT, env.HOST)
  try {
    if (sitePort !== null && parts.siteCommand) {
      site = new SiteProcess(parts.siteCommand(sitePort, port), log)
      site.start()
    }
    if (siteUrl) {
      connectSite({
        url: siteUrl,
        secret,
        onFailure: (err) => log.warn({ err, msg: 'the storefront was not notified of a change' }),
      })
    }
    backend = await parts.openBackend()
    if (parts.admin) adminApp = await parts.admin.open(port)
    isStarted = true
    log.info({ port, msg: 'serving' })
    void oldBuilds?.watch(ending.signal)
    if (parts.ownHost && siteUrl) {
      const { signal } = ending
      void warmUp({
        origin: `http://${parts.ownHost}:${port}`,
        project: async () => env.DEFAULT_PROJECT ?? (await ready().loadProjects())[0]?.slug ?? null,
        checkSite: () => checkSite(agent, siteUrl),
        signal,
      })
        .then((count) => log.debug({ count, msg: 'the storefront is warm' }))
        // Not fatal: the first visitor waits a little longer.
        .catch((err) => signal.aborted || log.info({ err, msg: 'the storefront was not warmed up' }))
    }
  } catch (err) {
    await stop()
    throw err
  }
  return { port, stop }
}

/** Wraps the Api: reads the other servers' changes before a read of the storefront, which caches the response until the next change. */
const caughtUp =
  (feed: () => Backend['feed'], api: Api): Api =>
  async (request) => {
    if (request.headers.has(PAGE_READ_HEADER)) await feed()?.catchUp()
    return api(request)
  }

/** Tags of all pages. */
const allTags = async (backend: Backend): Promise<string[]> => [
  'projects',
  ...(await backend.loadProjects()).map(({ slug }) => projectTag(slug)),
]

async function freeSitePort(wanted: number): Promise<number> {
  try {
    return await freePort(wanted)
  } catch (cause) {
    throw new EnvError(`SITE_PORT: 127.0.0.1:${wanted} is taken by another program`, { cause })
  }
}
