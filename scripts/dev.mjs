import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { bin, root } from './run.mjs'

requireNode()
await ensureInstalled()
process.chdir(root)
Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' })
process.env.DEFAULT_PROJECT ||= 'demo'
process.env.OWNER_EMAIL ||= 'owner@example.org'
process.env.OWNER_PHONE ||= '+919800000001'

await import('tsx')
const { parseEnv } = await import('#cms/config/env.ts')
const { SiteProcess } = await import('#cms/server/process/site.ts')
const { siteCommand } = await import('#cms/server/process/siteCommand.ts')
const { createLog } = await import('#cms/server/process/log.ts')

const env = parseEnv(process.env)
const log = createLog(env.LOG_LEVEL)
const cmsUrl = `http://127.0.0.1:${env.PORT}`
// The storefront keeps running while the server restarts on a change of its own files, so it is started here.
const site = new SiteProcess(siteCommand({ env, root, sitePort: env.SITE_PORT, cmsUrl }), log)
site.start()
const server = spawn(
  process.execPath,
  [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'cms/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: `http://127.0.0.1:${env.SITE_PORT}` },
  },
)

let isEnding = false
async function end(code) {
  if (isEnding) return
  isEnding = true
  server.kill('SIGTERM')
  await site.stop()
  process.exit(code)
}
process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
server.once('close', (code) => end(code ?? 1))
console.log(`Shala in development: ${env.PUBLIC_URL} (${env.PUBLIC_URL}/admin, ${env.PUBLIC_URL}/dev/outbox)`)
