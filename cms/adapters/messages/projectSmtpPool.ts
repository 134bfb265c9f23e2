import { createHash } from 'node:crypto'
import { env } from '../../config/env.ts'
import { publicAddress } from './publicAddress.ts'
import { SendFailure } from './SendFailure.ts'
import { openSmtpPool, type SmtpPool } from './smtpPool.ts'

/** Outside development and demo a project's server is only reached on the ports of mail servers. */
const PORTS = [25, 465, 587, 2525]
/** How long a resolved address is used before the next DNS lookup. */
const DNS_TTL_MS = 300_000

type OpenPool = { key: string; pool: SmtpPool; resolvedAt: number }
const pools = new Map<string, OpenPool>()

/**
 * The connection pool of a project's own mail server, one per project: a changed URL or an expired DNS lookup replaces it. Throws a
 * SendFailure when the host is not a public address.
 */
export async function projectSmtpPool(project: string, url: string): Promise<SmtpPool> {
  const key = createHash('sha256').update(url).digest('base64url')
  const existing = pools.get(project)
  const at = performance.now()
  if (existing?.key === key && at - existing.resolvedAt < DNS_TTL_MS) return existing.pool
  const options = await optionsOf(new URL(url))
  // Another message may have opened the pool during the lookup.
  const current = pools.get(project)
  if (current !== existing && current?.key === key) return current.pool
  const pool = openSmtpPool(options)
  pools.set(project, { key, pool, resolvedAt: at })
  current?.pool.close()
  return pool
}

/** Closes the pool of a project whose mail server was removed. */
export function dropProjectSmtpPool(project: string): void {
  pools.get(project)?.pool.close()
  pools.delete(project)
}

async function optionsOf(url: URL) {
  const isTls = url.protocol === 'smtps:'
  const port = Number(url.port) || (isTls ? 465 : 587)
  const isLocal = env().isLocalToolsOn
  if (!isLocal && !PORTS.includes(port)) throw new SendFailure('port', 'provider')
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  return {
    host: await publicAddress(hostname),
    port,
    secure: isTls,
    // The connection goes to an IP address; the certificate must match the host name.
    tls: { servername: hostname },
    // Never send a password unencrypted over the internet.
    requireTLS: !isTls && auth !== undefined && !isLocal,
    ...(auth ? { auth } : {}),
  }
}
