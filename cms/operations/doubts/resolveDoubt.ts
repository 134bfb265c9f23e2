import type { BasePayload } from 'payload'
import type { Doubt } from '#payload-types'
import { type Mover, moveDoubt } from './moveDoubt.ts'
import { payDoubt } from './payDoubt.ts'

/** Resolves an answered doubt and pays its expert; null when its state does not allow it. */
export async function resolveDoubt(
  payload: BasePayload,
  doubt: Pick<Doubt, 'id' | 'project'>,
  mover: Mover & { event: 'resolve' },
  change?: Parameters<typeof moveDoubt>[3],
): Promise<Doubt | null> {
  const resolved = await moveDoubt(payload, doubt, mover, change)
  if (resolved) await payDoubt(payload, resolved, mover.now)
  return resolved
}
