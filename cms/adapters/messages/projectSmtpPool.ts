import { createHash } from 'node:crypto'
import { env } from '../../config/env.ts'
import { publicAddress } from './publicAddress.ts'
import { SendFailure } from './SendFailure.ts'
import { openSmtpPool, type SmtpPool } from './smtpPool.ts'

/** Outside development and demo a project reaches mail servers where mail servers are, and nothing else. */
const PORTS = [25, 465, 587, 2525]
/** How long a resolved address is used before the name is asked for again. */
const RESOLVED_MS = 300_000

type Kept = { key: string; pool: SmtpPool; resolvedAt: number }
const kept = new Map<string, Kept>()

/**
 * The connections to a project's own mail server. One pool a project: another address, or the same one resolved anew,
 * closes the one before. Throws a SendFailure when the host is not of the open internet.
 */
export async function projectSmtpPool(project: string, url: string): Promise<SmtpPool> {
  const key = createHash('sha256').update(url).digest('base64url')
  const known = kept.get(project)
  const at = performance.now()
  if (known?.key === key && at - known.resolvedAt < RESOLVED_MS) return known.pool
  const options = await optionsOf(new URL(url))
  // Another message may have opened it while the name was looked up.
  const current = kept.get(project)
  if (current !== known && current?.key === key) return current.pool
  const pool = openSmtpPool(options)
  kept.set(project, { key, pool, resolvedAt: at })
  current?.pool.close()
  return pool
}

/** Closes what is open for a project whose mail server was taken away. */
export function dropProjectSmtpPool(project: string): void {
  kept.get(project)?.pool.close()
  kept.delete(project)
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
    // The name is what the certificate must be for, since the connection goes to an address.
    tls: { servername: hostname },
    // A password never goes over the open internet in clear.
    requireTLS: !isTls && auth !== undefined && !isLocal,
    ...(auth ? { auth } : {}),
  }
}
