import type { BasePayload, Where } from 'payload'
import { claimKey, conditionalUpdate } from '#database/guard.ts'

/** Interval of the heartbeats of a running import, ms; one without a heartbeat for this long was killed. */
const BEAT_MS = 15_000
const SILENT_MS = 60_000

/**
 * Runs an import of an upload unless another process or request is running it; then null. After a crash it can be repeated within
 * a minute.
 */
export async function withImportClaim<T>(
  payload: BasePayload,
  upload: string,
  run: () => Promise<T>,
): Promise<T | null> {
  const key = `class-import:${upload}`
  const where = { key: { equals: key } }
  const until = () => new Date(Date.now() + SILENT_MS)
  const extend = (condition: Where = {}) =>
    conditionalUpdate({
      payload,
      collection: 'claims',
      data: { expiresAt: until().toISOString() },
      where: { and: [where, condition] },
    })
  const isFirst = await claimKey(payload, key, until())
  if (!isFirst && !(await extend({ expiresAt: { less_than: new Date().toISOString() } }))) return null
  const beat = setInterval(() => {
    extend().catch((err) => payload.logger.warn({ msg: 'an import of a class was not extended', err }))
  }, BEAT_MS)
  try {
    return await run()
  } finally {
    clearInterval(beat)
    await payload.db.deleteMany({ collection: 'claims', where })
  }
}
