import path from 'node:path'
import type { Env } from '../../config/env.ts'
import { internalSecret } from '../../config/serverKey.ts'
import type { SiteCommand } from './site.ts'

/** What the storefront inherits. The database, provider keys and the server's secret are none of its business. */
const INHERITED =
  /^(PATH|HOME|TMPDIR|LANG|LC_.*|TZ|FORCE_COLOR|NO_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SITE_.*|NEXT_.*)$/

const inherited = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)))

/**
 * Next names every address of this machine `localhost`. Were it told another name, its own proxy.ts would seem to lead to
 * another server, and each page would make a second request over the network.
 */
const HOST = 'localhost'
/** The server asks for pages at 127.0.0.1, wherever else `localhost` may lead. */
const NODE_OPTIONS = '--dns-result-order=ipv4first'

type Options = { env: Env; root: string; sitePort: number; cmsUrl: string }

/** How the storefront is started beside this server. */
export function siteCommand({ env, root, sitePort, cmsUrl }: Options): SiteCommand {
  const isDevelopment = env.NODE_ENV === 'development'
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const mode = isDevelopment ? ['dev', '--webpack'] : ['start']
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
