import type { Where } from 'payload'
import { countRows, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { addLine, emptyReport, type ImportReport } from '#domain/exams/bank/importStates.ts'
import { findingText } from '#domain/exams/files/Finding.ts'
import type { ImportedQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import type { QuestionImport } from '#payload-types'
import { sameText } from '../bank/findSimilar.ts'
import { saveQuestion } from '../bank/saveQuestion.ts'
import { keepFiles, renamedFiles } from './checkFile.ts'
import { type ImportWork, moveImport, progressImport, projectOfImport, readImportFile } from './importRow.ts'

type Outcome = 'added' | 'skipped' | 'refused'

/**
 * Imports the questions of a checked file, one by one and each by `saveQuestion`. After a kill it continues after the last question that
 * was noted; a question that was saved but not noted is found by its name and counted, never saved twice.
 */
export async function importQuestions(work: ImportWork, claimed: QuestionImport): Promise<void> {
  const { payload, now } = work
  const content = await readImportFile(payload, claimed)
  if (!content) return void (await moveImport(payload, String(claimed.id), 'running', 'failed'))
  const report = (claimed.report ?? emptyReport()) as unknown as ImportReport
  const files = await keepFiles(work, claimed, content.files, report)
  let row: QuestionImport = claimed
  for (const [at, question] of content.questions.entries()) {
    if (at < row.position) continue
    const outcome = await importOne(work, row, renamedFiles(question, files), at, report)
    const next = await progressImport(work, row, {
      position: at + 1,
      added: row.added + Number(outcome === 'added'),
      skipped: row.skipped + Number(outcome === 'skipped'),
    })
    if (!next) return
    row = next
  }
  await moveImport(payload, String(row.id), 'running', 'done', {
    position: row.position,
    finishedAt: now().toISOString(),
    report: report as never,
  })
  await payload.db.deleteMany({
    collection: 'question-import-files',
    where: { key: { equals: String(row.id) } },
  })
}

async function importOne(
  { payload, now }: ImportWork,
  row: QuestionImport,
  question: ImportedQuestion,
  at: number,
  report: ImportReport,
): Promise<Outcome> {
  const project = projectOfImport(row)
  const importId = String(row.id)
  const names = namesOf(importId, question, at)
  const own: Where = {
    and: [{ importId: { equals: importId } }, { code: { in: names } }, { version: { greater_than: 0 } }],
  }
  if ((await countRows({ payload, collection: 'questions', where: own })) > 0) return 'added'
  if (!row.keepsDuplicates && (await hasSame(payload, project, question))) return 'skipped'
  for (const code of names) {
    const saved = await saveQuestion({
      payload,
      project,
      by: idOf(row.owner ?? null),
      now: now(),
      existing: null,
      code,
      question,
      origin: { importId },
    })
    if (saved.ok) return 'added'
    if (saved.reason === 'code') continue
    const texts = saved.reason === 'problems' ? saved.problems.map(findingText) : [saved.reason]
    addLine(report, { kind: 'problem', ...question.at, text: texts.join(' · ') })
    return 'refused'
  }
  addLine(report, { kind: 'problem', ...question.at, text: 'Its name is taken by another question' })
  return 'refused'
}

/** What a question of an import may be called, always the same: its own name, or one that no other import has. */
const namesOf = (importId: string, { id }: ImportedQuestion, at: number): string[] => {
  const short = importId.replaceAll('-', '').slice(0, 10)
  const made = `i${short}-${at + 1}`
  return id === null ? [made] : [id, made]
}

async function hasSame(
  payload: ImportWork['payload'],
  project: string,
  { content }: ImportedQuestion,
): Promise<boolean> {
  const same = sameText(content)
  if (same.length === 0) return false
  const where: Where = {
    and: [{ project: { equals: project } }, { version: { greater_than: 0 } }, { or: same }],
  }
  return (await readRow({ payload, collection: 'questions', where })) !== null
}
