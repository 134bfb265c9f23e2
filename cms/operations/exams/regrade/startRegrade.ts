import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import type { PaperKeys } from '#domain/exams/marking/markAttempt.ts'
import { type ChangeFault, correctKeys } from '#domain/exams/regrade/correctKeys.ts'
import type { KeyChange } from '#domain/exams/regrade/KeyChange.ts'
import { keyedQuestions } from '#domain/exams/regrade/keyedQuestions.ts'
import type { Regrade } from '#payload-types'
import { type LoadedRelease, loadKeys } from '../../attempts/loadRelease.ts'

export type RegradeOrder = {
  /** Version of the keys in the preview: they have not been corrected since. */
  keyNumber: number
  changes: readonly KeyChange[]
  reason: string
  requestKey: string
  by: string
}
type Started =
  | { ok: true; regrade: Regrade }
  | { ok: false; reason: 'meanwhile' | 'underway' }
  | { ok: false; reason: 'fault'; question: string; fault: ChangeFault }

/**
 * Raises the keys of a release by corrections, and orders that its attempts are marked again. One of several orders on the same keys wins;
 * what is sent again is the same order.
 */
export async function startRegrade(
  payload: BasePayload,
  release: LoadedRelease,
  { keyNumber, changes, reason, requestKey, by }: RegradeOrder,
  now: Date,
): Promise<Started> {
  const [last] = await regradesOf(payload, release.id, 1)
  if (last?.requestKey === requestKey) return { ok: true, regrade: last }
  if (last && last.state !== 'done') return { ok: false, reason: 'underway' }
  const current = await loadKeys(payload, release.id)
  if (current.number !== keyNumber) return { ok: false, reason: 'meanwhile' }
  const corrected = correctKeys(current.keys, keyedQuestions(release.content), changes, release.denominator)
  if (!corrected.ok) return { ...corrected, reason: 'fault' }
  const number = keyNumber + 1
  const regrade = await insertIfAbsent({
    payload,
    collection: 'regrades',
    data: {
      key: `${release.id}/${number}`,
      release: release.id,
      paper: release.paperId,
      project: release.project,
      number,
      state: 'marking',
      requestKey,
      changes,
      keys: corrected.keys,
      reason,
      by,
      startedAt: now.toISOString(),
      moved: 0,
      lost: [],
    },
  })
  if (!regrade) return { ok: false, reason: 'meanwhile' }
  await raiseKeys(payload, regrade)
  return { ok: true, regrade }
}

/** The regrades of a release, the newest first. */
export const regradesOf = (payload: BasePayload, release: string, limit: number): Promise<Regrade[]> =>
  readRows({
    payload,
    collection: 'regrades',
    where: { release: { equals: release } },
    sort: ['-number'],
    limit,
  })

/** The corrected keys of a regrade become those of its release; solutions stay. May be repeated. */
export async function raiseKeys(payload: BasePayload, regrade: Regrade): Promise<void> {
  const { release, number, project, reason, by } = regrade
  const key = `${release}/${number}`
  if (await readRow({ payload, collection: 'paper-keys', where: { key: { equals: key } } })) return
  const { solutions } = await loadKeys(payload, release, number - 1)
  await insertIfAbsent({
    payload,
    collection: 'paper-keys',
    data: {
      key,
      release,
      project,
      number,
      keys: regrade.keys as PaperKeys,
      solutions,
      reason,
      changedBy: by,
    },
  })
}
