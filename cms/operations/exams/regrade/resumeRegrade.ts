import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'

/** Resumes a finished regrade, for a result by older keys that was stored after it. */
export async function resumeRegrade(payload: BasePayload, release: string, number: number): Promise<void> {
  await conditionalUpdate({
    payload,
    collection: 'regrades',
    data: { state: 'marking' },
    where: { and: [{ key: { equals: `${release}/${number}` } }, { state: { not_equals: 'marking' } }] },
  })
}
