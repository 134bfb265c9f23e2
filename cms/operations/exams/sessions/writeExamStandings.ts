import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { isExamKey } from '#domain/exams/sessions/examKey.ts'
import type { StandingPointer } from '#payload-types'
import { mergeInThread } from '../../../adapters/ranking/rankInThread.ts'
import type { RankPart } from '../../../adapters/ranking/rankThread.ts'
import { loadKeys } from '../../attempts/loadRelease.ts'
import { publishStandings } from '../standings/publishStandings.ts'
import { readCandidates, StaleKeysError } from '../standings/readCandidates.ts'
import { examOfKey } from './examOf.ts'

const MAX_RELEASES = 200

/**
 * Computes the standings of an exam over its sessions: percentiles within each release, of which the best of each student counts. Leaves them wanted
 * while a session is being marked again.
 */
export async function writeExamStandings(payload: BasePayload, pointer: StandingPointer): Promise<void> {
  const exam = await examOfKey(payload, pointer.release)
  if (!exam) return
  const asOf = new Date().toISOString()
  const pointers = await readRows({
    payload,
    collection: 'standing-pointers',
    where: { paper: { in: exam.papers.map(({ id }) => id) } },
    sort: ['release'],
    limit: MAX_RELEASES,
  })
  const sessions = pointers.filter(({ release }) => !isExamKey(release))
  const ordered = await mergeInThread(candidatesOf(payload, sessions)).catch((err) => {
    if (err instanceof StaleKeysError) return null
    throw err
  })
  if (!ordered) return
  await publishStandings(payload, pointer, {
    keyNumber: 0,
    asOf,
    vectors: { width: 1, values: ordered },
    summary: {
      candidates: ordered.length,
      rules: [],
      sum: 0,
      top: ordered[0] ?? 0,
      sections: {},
      distribution: { from: 0, to: 0, counts: [] },
      best: { of: 0, spentMs: {} },
    },
  })
}

async function* candidatesOf(
  payload: BasePayload,
  sessions: readonly StandingPointer[],
): AsyncGenerator<RankPart> {
  for (const { release, paper } of sessions) {
    const { number } = await loadKeys(payload, release)
    for await (const part of readCandidates(payload, { release, paper }, number))
      yield { ...part, session: release }
  }
}
