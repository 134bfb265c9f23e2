import path from 'node:path'
import type { Env } from '../../config/env.ts'
import { internalSecret } from '../../config/serverKey.ts'
import type { SiteCommand } from './site.ts'

/** Environment variables that the storefront inherits; it gets neither database, provider keys nor the server's secret. */
const INHERITED =
  /^(PATH|HOME|TMPDIR|LANG|LC_.*|TZ|FORCE_COLOR|NO_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SITE_.*|NEXT_.*)$/

const inherited = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)))

/**
 * Next treats every address of this machine as `localhost`. With another host name, rewrites of its proxy.ts would be proxied to
 * it as an external server, with a second request for each page.
 */
const HOST = 'localhost'
/** The gateway requests pages from 127.0.0.1, so `localhost` has to resolve to IPv4. */
const NODE_OPTIONS = '--dns-result-order=ipv4first'

/** Longer than the gateway keeps an idle connection, ms, so that none is closed just as a request is sent on it. */
const KEEP_ALIVE_MS = 65_000

type Options = { env: Env; root: string; sitePort: number; cmsUrl: string }

/** Command and environment that start the storefront. */
export function siteCommand({ env, root, sitePort, cmsUrl }: Options): SiteCommand {
  const isDevelopment = env.NODE_ENV === 'development'
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const mode = isDevelopment ? ['dev', '--webpack'] : ['start', '--keepAliveTimeout', String(KEEP_ALIVE_MS)]
  return {
    command: process.execPath,
    args: [next, ...mode, path.join(root, 'site'), '-p', String(sitePort), '-H', HOST],
    cwd: root,
    env: {
      ...inherited(),
      NODE_OPTIONS: [process.env.NODE_OPTIONS, NODE_OPTIONS].filter(Boolean).join(' '),
      NODE_ENV: isDevelopment ? 'development' : 'production',
      CMS_URL: cmsUrl,
      PUBLIC_URL: env.PUBLIC_URL,
      INTERNAL_SECRET: internalSecret(),
      DEV_PAGES: env.isLocalToolsOn ? '1' : '0',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  }
}
