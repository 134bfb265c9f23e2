import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Env, EnvError, env } from './env.ts'
import { createLog } from './server/log.ts'
import { startErrorLines } from './server/startErrors.ts'

const EXIT_AFTER_MS = 9500
const root = fileURLToPath(new URL('..', import.meta.url))

function checkBuilds({ NODE_ENV, SITE_URL }: Env): void {
  if (NODE_ENV === 'development') return
  const apps = SITE_URL ? ['cms'] : ['cms', 'site']
  const missing = apps.filter((app) => !existsSync(path.join(root, app, '.next', 'BUILD_ID')))
  if (missing.length > 0) throw new EnvError(`${missing.join(' and ')}: not built yet, run npm run build`)
}

function fail(err: unknown): never {
  for (const line of startErrorLines(err)) process.stderr.write(`${line}\n`)
  if (process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace') console.error(err)
  process.exit(1)
}

async function main(): Promise<void> {
  const settings = env()
  // Libraries choose their production code by the variable itself, when they are loaded.
  ;(process.env as Record<string, string>).NODE_ENV ??= settings.NODE_ENV
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  checkBuilds(settings)
  const log = createLog(settings.LOG_LEVEL)
  process.on('unhandledRejection', (err) => log.error({ err, msg: 'a rejection nobody handled' }))
  const [
    { startServer },
    { openPayloadBackend },
    { adminAssets, openAdminApp },
    { siteCommand },
    { internalSecret },
  ] = await Promise.all([
    import('./server.ts'),
    import('./server/payloadBackend.ts'),
    import('./server/admin.ts'),
    import('./server/siteCommand.ts'),
    import('./serverKey.ts'),
  ])
  const isDevelopment = settings.NODE_ENV === 'development'
  const cmsDir = path.join(root, 'cms')
  const host = ['0.0.0.0', '::'].includes(settings.HOST) ? '127.0.0.1' : settings.HOST
  const server = await startServer({
    env: settings,
    log,
    secret: internalSecret(),
    openBackend: openPayloadBackend,
    admin: {
      open: (port) => openAdminApp({ dir: cmsDir, isDevelopment, hostname: host, port }),
      assets: isDevelopment ? undefined : adminAssets(cmsDir),
    },
    siteCommand: (sitePort, port) =>
      siteCommand({ env: settings, root, sitePort, cmsUrl: `http://${host}:${port}` }),
  })
  process.send?.('ready')

  let isEnding = false
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    log.info({ signal, msg: 'ending' })
    setTimeout(() => process.exit(0), EXIT_AFTER_MS).unref()
    server.stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err, msg: 'did not end cleanly' })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

main().catch(fail)
