import compression from 'compression'
import express, { type Express, type Request, type RequestHandler } from 'express'
import { textOf } from '#domain/text/textOf.ts'
import type { FileStore } from '../adapters/storage/FileStore.ts'
import type { Env } from '../config/env.ts'
import { servePageFonts } from '../messagePages/pageFonts.ts'
import { apiDocs } from './api/apiDocs.ts'
import { type Api, createRest } from './api/rest.ts'
import { hideLocalTools, localToolPages } from './dev/localTools.ts'
import { serveFlags } from './gateway/flags.ts'
import { type ChangesSince, receiveChanges, sendChanges } from './gateway/internalChanges.ts'
import { serveMedia } from './gateway/media.ts'
import { resolveProject } from './gateway/project.ts'
import type { ProjectDirectory } from './gateway/projectDirectory.ts'
import { forwardScope } from './gateway/scope.ts'
import { untilStarted } from './gateway/untilReached.ts'
import { limitBodies } from './http/bodies.ts'
import { serveFavicon } from './http/favicon.ts'
import { HttpError } from './http/httpError.ts'
import { cleanHeaders, refuseForeignOrigins, validateRequest } from './http/intake.ts'
import { contextOf } from './http/requestContext.ts'
import { isApiPath, isBuildFile } from './http/requestTarget.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { errorHandler } from './http/sendError.ts'
import { discardLeftoverBodies } from './http/unreadBodies.ts'
import type { Metric } from './metrics/exposition.ts'
import { RequestMeter } from './metrics/RequestMeter.ts'
import { serveMetrics } from './metrics/serveMetrics.ts'
import { type Check, sendHealth, sendReadiness } from './process/health.ts'
import type { Log } from './process/log.ts'
import { createRequestLog } from './process/requestLog.ts'
import { trustProxy } from './process/trustProxy.ts'

export type AppParts = {
  env: Pick<
    Env,
    'METRICS_TOKEN' | 'PUBLIC_URL' | 'DATA_DIR' | 'DEFAULT_PROJECT' | 'TRUST_PROXY' | 'isLocalToolsOn'
  >
  log: Log
  projects: ProjectDirectory
  api: Api
  /** Whether a request has a valid staff session. */
  isStaff: (req: Request) => Promise<boolean>
  /** Handles /admin; 404 without it. */
  admin?: RequestHandler
  /** The admin's built files. */
  adminAssets?: RequestHandler
  /** Handles everything that is neither API nor admin; 404 without it. */
  pages?: RequestHandler
  /** Pages under /dev, in development and demo only; called with the path without its project prefix. */
  localTools?: RequestHandler
  files: FileStore
  checks: Record<string, Check>
  /** Metrics besides those of requests. */
  metrics: () => Promise<Metric[]>
  /** Until it is true, everything but the health checks answers 503. */
  isStarted: () => boolean
  /** Runs before everything else; see drain.ts. */
  watch: RequestHandler
  changes: {
    secret: string
    publishChange: (tags: string[]) => void
    changesSince: (n: number) => Promise<ChangesSince | null>
  }
}

const noPage: RequestHandler = () => {
  throw new HttpError(404, 'There is no page at this address.')
}

const THRESHOLD = 1000

/** Only JSON: files are compressed already or read in ranges, and event streams must not be buffered. */
const compressApi = compression({
  threshold: THRESHOLD,
  filter: (_req, res) => String(res.getHeader('content-type') ?? '').startsWith('application/json'),
})
const compressAdmin = compression({ threshold: THRESHOLD })

/** The public server as one chain of middleware (docs/decisions/0001). */
export function createApp(parts: AppParts): Express {
  const {
    env,
    log,
    projects,
    api,
    admin = noPage,
    adminAssets,
    pages = noPage,
    localTools,
    files,
    checks,
    metrics,
    isStarted,
    changes,
  } = parts
  const publicUrl = new URL(env.PUBLIC_URL)
  const meter = new RequestMeter()
  const app = express()
  app.disable('x-powered-by').set('query parser', false).set('case sensitive routing', true)
  app.set('trust proxy', trustProxy(env.TRUST_PROXY))

  app.use(
    parts.watch,
    discardLeftoverBodies,
    createRequestLog(log),
    meter.watch,
    ...securityHeaders({ isHttps: publicUrl.protocol === 'https:' }),
    validateRequest,
  )
  app.get('/healthz', (_req, res) => sendHealth(res))
  app.get('/readyz', (_req, res) => sendReadiness(res, checks))
  app.get(
    '/metrics',
    serveMetrics({
      token: env.METRICS_TOKEN,
      read: async () => [...meter.metrics(), ...(await metrics())],
    }),
  )
  app.use(async (req, _res, next) => {
    if (isStarted() || (isBuildFile(req.path) && (await untilStarted(isStarted)))) return next()
    throw new HttpError(503, 'The server is starting. Please try again in a moment.', {
      headers: { 'retry-after': '1' },
    })
  })
  app.post('/internal/changes', receiveChanges(changes))
  app.get('/internal/changes', sendChanges(changes))
  app.all('/favicon.ico', serveFavicon)
  app.all('/flags/:name', serveFlags)
  app.all('/page-fonts/:name', servePageFonts)

  app.use(cleanHeaders)
  app.use(resolveProject({ projects, defaultProject: env.DEFAULT_PROJECT, publicUrl }))
  app.use(forwardScope(projects), refuseForeignOrigins(publicUrl), limitBodies({ isStaff: parts.isStaff }))

  app.all('/api/media/file/:name', serveMedia(files, log))
  app.use(apiDocs())
  app.use('/api', compressApi, createRest(api, log))
  app.use(['/admin', '/cms-static'], compressAdmin)
  if (adminAssets) app.use('/cms-static/_next/static', adminAssets)
  app.use(['/admin', '/cms-static'], admin)
  app.use(env.isLocalToolsOn ? localToolPages(env.DATA_DIR, localTools) : hideLocalTools)
  app.use((req, res, next) => {
    if (isApiPath(contextOf(req).path)) throw new HttpError(404, textOf('noSuchCall'))
    return pages(req, res, next)
  })
  app.use(errorHandler(log))
  return app
}
