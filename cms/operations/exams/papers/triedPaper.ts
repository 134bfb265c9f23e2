import type { BasePayload } from 'payload'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import type { PaperKeys } from '#domain/exams/marking/markAttempt.ts'
import type { PaperProblem } from '#domain/exams/papers/PaperProblem.ts'
import type { TypesetSolution } from '#domain/exams/questions/typesetContent.ts'
import type { ReleaseContent } from '#domain/exams/releases/Release.ts'
import { currentRelease, loadKeys } from '../../attempts/loadRelease.ts'
import { readDraft } from './draftRow.ts'
import { provePaperDraft } from './provePaperDraft.ts'

export type TriedPaper = { content: ReleaseContent; keys: PaperKeys; solutions: TypesetSolution[] }
export type Tried =
  | { ok: true; paper: TriedPaper }
  | { ok: false; reason: 'neverPublished' }
  | { ok: false; reason: 'problems'; problems: PaperProblem[] }

/**
 * A paper as its author tries it, with its keys: what students have, or the draft as it would be frozen now. Only for people who may
 * edit it.
 */
export async function triedPaper(
  payload: BasePayload,
  project: string,
  paper: string,
  source: 'draft' | 'release',
): Promise<Tried> {
  if (source === 'release') {
    const release = await currentRelease(payload, paper)
    if (!release || release.project !== project) return { ok: false, reason: 'neverPublished' }
    const { keys, solutions } = await loadKeys(payload, release.id)
    return { ok: true, paper: { content: release.content, keys, solutions } }
  }
  const row = await readDraft(payload, project, paper)
  if (!row) return { ok: false, reason: 'neverPublished' }
  const proven = await provePaperDraft(payload, project, row.draft as Draft)
  if ('problems' in proven) return { ok: false, reason: 'problems', problems: proven.problems }
  const { keys, solutions } = proven.keys
  const content = { paper: proven.paper, ...proven.bank, instructions: proven.instructions }
  return { ok: true, paper: { content, keys: { keys, decisions: [] }, solutions } }
}
