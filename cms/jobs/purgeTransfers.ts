import type { BasePayload } from 'payload'
import { DAY_MS } from '#domain/auth/policy.ts'

const RETENTION_MS = 7 * DAY_MS

/** Deletes imports and exports older than a week, with their files. */
export async function purgeTransfers(payload: BasePayload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString()
  for (const collection of ['imports', 'exports'] as const) {
    await payload.delete({
      collection,
      where: { createdAt: { less_than: before } },
      depth: 0,
      overrideAccess: true, // the server cleans up
    })
  }
}
