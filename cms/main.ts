import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'
import { serveAlone } from './config/databaseFile.ts'
import { type Env, EnvError, env } from './config/env.ts'
import { createLog } from './server/process/log.ts'
import { runServer } from './server/process/runServer.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

function checkBuilds({ NODE_ENV, SITE_URL }: Env): void {
  if (NODE_ENV === 'development') return
  const apps = SITE_URL ? ['cms'] : ['cms', 'site']
  const missing = apps.filter((app) => !existsSync(path.join(root, app, '.next', 'BUILD_ID')))
  if (missing.length > 0) throw new EnvError(`${missing.join(' and ')}: not built yet, run npm run build`)
}

await runServer(async () => {
  const settings = env()
  const isDevelopment = settings.NODE_ENV === 'development'
  // Libraries read this variable themselves when they are loaded.
  Object.assign(process.env, {
    NODE_ENV: settings.NODE_ENV,
    NEXT_TELEMETRY_DISABLED: '1',
    // Payload formats some times of the panel, such as that of a version to restore, in the server's time zone.
    TZ: DEFAULT_TIME_ZONE,
  })
  checkBuilds(settings)
  const log = createLog(settings.LOG_LEVEL)
  if (!settings.VAPID_PUBLIC_KEY)
    log.info({ msg: 'messages to browsers are off: VAPID_PUBLIC_KEY is not set' })
  // Importing the editor's modules all at once can deadlock in Node 20, which then exits with code 13. Importing the first one alone
  // avoids that.
  await import('@payloadcms/richtext-lexical/lexical')
  const { startServer } = await import('./server.ts')
  const { openPayloadBackend } = await import('./server/api/payloadBackend.ts')
  const { adminAssets, openAdminApp } = await import('./server/process/admin.ts')
  const { siteCommand } = await import('./server/process/siteCommand.ts')
  const { internalSecret } = await import('./config/serverKey.ts')
  const cmsDir = path.join(root, 'cms')
  const host = ['0.0.0.0', '::'].includes(settings.HOST) ? '127.0.0.1' : settings.HOST
  const start = () =>
    startServer({
      env: settings,
      log,
      secret: internalSecret(),
      openBackend: openPayloadBackend,
      serveAlone: () => serveAlone(settings),
      ...(isDevelopment ? {} : { ownHost: host }),
      admin: {
        open: (port) => openAdminApp({ dir: cmsDir, isDevelopment, hostname: host, port }),
        assets: isDevelopment ? undefined : adminAssets(cmsDir),
      },
      siteCommand: (sitePort, port) =>
        siteCommand({ env: settings, root, sitePort, cmsUrl: `http://${host}:${port}` }),
    })
  return { log, start }
})
