import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { addLine, emptyReport, type ImportReport } from '#domain/exams/bank/importStates.ts'
import { rightTexts } from '#domain/exams/bank/rightTexts.ts'
import { withFiles } from '#domain/exams/bank/withFiles.ts'
import { type Finding, findingText } from '#domain/exams/files/Finding.ts'
import { type ImportedQuestion, NEW_QUESTION } from '#domain/exams/files/ImportedQuestion.ts'
import type { QuestionImport } from '#payload-types'
import type { ImportedFile } from '../../../adapters/questionFiles/FileCollector.ts'
import { addFile } from '../bank/addFile.ts'
import { sameText } from '../bank/findSimilar.ts'
import { prepareQuestion } from '../bank/prepareQuestion.ts'
import { type ImportWork, moveImport, progressImport, projectOfImport, readImportFile } from './importRow.ts'

const PREVIEWED = 20
/** Questions between two signs of life. */
const STEP = 10

/**
 * The dry run of a file: reads it, keeps its pictures, checks and typesets each question and looks for the same in the bank. Writes no
 * question. Begins again after a stop.
 */
export async function checkFile(work: ImportWork, claimed: QuestionImport): Promise<void> {
  const { payload } = work
  const content = await readImportFile(payload, claimed)
  if (!content) return void (await moveImport(payload, String(claimed.id), 'checking', 'failed'))
  const report = emptyReport()
  const tell = (finding: Finding, kind: 'problem' | 'note') =>
    addLine(report, { kind, line: finding.at.line, path: finding.at.path, text: findingText(finding) })
  for (const problem of content.problems) tell(problem, 'problem')
  const files = await keepFiles(work, claimed, content.files, report)
  let row: QuestionImport = claimed
  let total = 0
  for (const [at, question] of content.questions.entries()) {
    for (const note of question.notes) tell(note, 'note')
    if (await checkOne(work, row, renamedFiles(question, files), report)) total++
    if (at % STEP === STEP - 1) {
      const next = await progressImport(work, row, { total, position: at + 1 })
      if (!next) return
      row = next
    }
  }
  await moveImport(payload, String(row.id), 'checking', 'checked', {
    total,
    format: content.format,
    report: report as never,
    // Their questions are there once it is imported.
    position: 0,
  })
}

/** Keeps pictures and videos of the file; ids of `question-files` by their ids in the file. */
export async function keepFiles(
  { payload }: ImportWork,
  row: QuestionImport,
  files: readonly ImportedFile[],
  report: ImportReport,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { id, name, bytes } of files) {
    const project = { id: projectOfImport(row) }
    const by = idOf(row.owner ?? null)
    const added = await addFile({
      payload,
      project,
      by,
      name,
      bytes: Buffer.from(bytes),
      importId: String(row.id),
    })
    if (added.ok) ids.set(id, added.id)
    else
      addLine(report, {
        kind: 'problem',
        line: null,
        path: name,
        text: 'This picture or video cannot be used',
      })
  }
  return ids
}

export const renamedFiles = (
  question: ImportedQuestion,
  files: ReadonlyMap<string, string>,
): ImportedQuestion => withFiles(question, (file) => files.get(file) ?? file)

async function checkOne(
  { payload }: ImportWork,
  row: QuestionImport,
  question: ImportedQuestion,
  report: ImportReport,
): Promise<boolean> {
  const project = projectOfImport(row)
  const { prepared, problems } = await prepareQuestion(payload, project, question)
  const { line, path } = question.at
  for (const problem of problems)
    addLine(report, {
      kind: 'problem',
      line: problem.at.line ?? line,
      text: findingText(problem),
      path: [path, problem.at.path].filter(Boolean).join('.'),
    })
  if (!prepared) return false
  const [same] = await readRows({
    payload,
    collection: 'questions',
    where: {
      and: [
        { project: { equals: project } },
        { version: { greater_than: 0 } },
        { or: sameText(prepared.content) },
      ],
    },
    sort: ['code'],
    limit: 1,
    select: ['id', 'code'],
  })
  if (same)
    addLine(report, {
      kind: 'same',
      line,
      path,
      question: String(same.id),
      text: `The bank has this question already: ${same.code}`,
    })
  if (report.preview.length < PREVIEWED)
    report.preview.push({
      place: [line === null ? '' : `Line ${line}`, path].filter(Boolean).join(' · '),
      content: prepared.typeset.content,
      right: rightTexts(NEW_QUESTION, prepared.typeset.content, prepared.keys),
    })
  return true
}
