import type { BasePayload, Where } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Doubt } from '#payload-types'
import { expertProgramme } from '../expert/expertPay.ts'
import { addEntry } from '../wallets/addEntry.ts'

/**
 * Adds the pay of a resolved doubt to its expert's earnings, once for each doubt and expert. Idempotent; cms/jobs/sweepDoubts.ts repeats it
 * after a kill.
 */
export async function payDoubt(payload: BasePayload, doubt: Doubt, now: Date): Promise<void> {
  const { id, number, payDue } = doubt
  const [project, owner] = [idOf(doubt.project), idOf(doubt.expert)]
  if (!payDue || !project || !owner) return
  const { doubtPaise: paise } = await expertProgramme(payload, project)
  if (paise > 0)
    await addEntry({
      payload,
      kind: 'earnings',
      project,
      owner,
      now,
      key: `doubt:${id}:${owner}`,
      reason: 'doubtPay',
      note: number,
      move: () => ({ type: 'credit', parts: [{ paise, expiresAt: null }] }),
    })
  const where: Where = {
    and: [{ id: { equals: id } }, { expert: { equals: owner } }, { payDue: { equals: true } }],
  }
  await conditionalUpdate({ payload, collection: 'doubts', where, data: { payDue: false } })
}
