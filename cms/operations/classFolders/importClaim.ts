import type { BasePayload, Where } from 'payload'
import { claimKey, conditionalUpdate } from '#database/guard.ts'

/** An import that is under way says so this often; one that has not for this long was killed, ms. */
const BEAT_MS = 15_000
const SILENT_MS = 60_000

/**
 * Runs an import of an upload while no other one of it runs, in whatever process; null when one does. After a kill it can be repeated within
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
