import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { isExamKey } from '#domain/exams/sessions/examKey.ts'
import type { StandingsSummary } from '#domain/exams/standings/Standings.ts'
import { USUAL_TIE_BREAKS } from '#domain/exams/standings/tieBreaks.ts'
import type { StandingPointer } from '#payload-types'
import { rankInThread } from '../../../adapters/ranking/rankInThread.ts'
import { loadKeys, loadRelease } from '../../attempts/loadRelease.ts'
import { resumeRegrade } from '../regrade/resumeRegrade.ts'
import { examOf } from '../sessions/examOf.ts'
import { writeExamStandings } from '../sessions/writeExamStandings.ts'
import { publishStandings } from './publishStandings.ts'
import { readCandidates, StaleKeysError } from './readCandidates.ts'
import { wantStandings } from './wantStandings.ts'

/** Attempts of the best tenth whose times are averaged. */
const MAX_TOP_ATTEMPTS = 1000
const BEST_PAGE = 50

/**
 * Computes the standings of a release, or of an exam over its sessions, and publishes them. Readers see the former ones
 * until then. While a regrade is under way they stay marked to be computed; new ones of a session mark those of its exam.
 */
export async function writeStandings(payload: BasePayload, pointer: StandingPointer): Promise<void> {
  const { release: id, project, paper } = pointer
  if (isExamKey(id)) return writeExamStandings(payload, pointer)
  const asOf = new Date().toISOString()
  const [release, { number: keyNumber }] = await Promise.all([
    loadRelease(payload, id),
    loadKeys(payload, id),
  ])
  if (!release) return
  const rules = release.content.paper.tieBreaks ?? USUAL_TIE_BREAKS
  const parts = readCandidates(payload, { release: id, paper }, keyNumber)
  const ranked = await rankInThread(parts, { rules, maxTopAttempts: MAX_TOP_ATTEMPTS }).catch((err) => {
    if (err instanceof StaleKeysError) return null
    throw err
  })
  if (!ranked) return resumeRegrade(payload, id, keyNumber)
  const best = await timesOf(payload, ranked.best)
  const { vectors } = ranked
  await publishStandings(payload, pointer, {
    keyNumber,
    asOf,
    vectors,
    summary: { ...ranked.summary, best },
  })
  const exam = await examOf(payload, paper)
  if (exam) await wantStandings(payload, { release: exam.key, paper, project })
}

/** Average time on each question, ms. */
async function timesOf(payload: BasePayload, attempts: readonly string[]): Promise<StandingsSummary['best']> {
  const totals = new Map<string, { sum: number; of: number }>()
  for (let at = 0; at < attempts.length; at += BEST_PAGE) {
    const rows = await readRows({
      payload,
      collection: 'attempt-results',
      where: {
        and: [{ attempt: { in: attempts.slice(at, at + BEST_PAGE) } }, { isCurrent: { equals: true } }],
      },
      sort: ['id'],
      limit: BEST_PAGE * 2,
      select: ['questions'],
    })
    for (const { id, spentMs } of rows.flatMap((row) => row.questions as StoredResult['questions'])) {
      const total = totals.get(id) ?? { sum: 0, of: 0 }
      totals.set(id, { sum: total.sum + spentMs, of: total.of + 1 })
    }
  }
  const spentMs = [...totals].map(([id, { sum, of }]) => [id, Math.round(sum / of)] as const)
  return { of: attempts.length, spentMs: Object.fromEntries(spentMs) }
}
