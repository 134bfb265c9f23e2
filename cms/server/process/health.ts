import type { Response } from 'express'

/** A dependency of the server: null when it is ready, else the reason, which is public. */
export type Check = () => Promise<string | null> | string | null

const TIMEOUT_MS = 2000

async function reasonOf(name: string, check: Check): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer in ${TIMEOUT_MS} ms`), TIMEOUT_MS)
  })
  try {
    const reason = await Promise.race([check(), late])
    return reason === null ? null : `${name}: ${reason}`
  } catch {
    return `${name}: does not answer`
  } finally {
    clearTimeout(timer)
  }
}

/** One reason for each failed check; empty when the server is ready. */
export async function notReadyReasons(checks: Record<string, Check>): Promise<string[]> {
  const reasons = await Promise.all(Object.entries(checks).map(([name, check]) => reasonOf(name, check)))
  return reasons.filter((reason) => reason !== null)
}

export function sendHealth(res: Response): void {
  res.set('cache-control', 'no-store').json({ status: 'alive' })
}

export async function sendReadiness(res: Response, checks: Record<string, Check>): Promise<void> {
  const reasons = await notReadyReasons(checks)
  res.set('cache-control', 'no-store').status(reasons.length === 0 ? 200 : 503)
  if (reasons.length > 0) res.set('retry-after', '1')
  res.json(reasons.length === 0 ? { status: 'ready' } : { status: 'not ready', reasons })
}
