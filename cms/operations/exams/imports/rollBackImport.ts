import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { addLine, emptyReport, type ImportReport } from '#domain/exams/bank/importStates.ts'
import { filesOf } from '#domain/exams/files/filesOf.ts'
import type { FileQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import { picturesIn } from '#domain/exams/questions/picturesIn.ts'
import type { Question, QuestionImport } from '#payload-types'
import { deleteQuestion } from '../bank/retireQuestion.ts'
import { type ImportWork, moveImport, progressImport, projectOfImport } from './importRow.ts'

const BATCH_SIZE = 100
const MAX_QUESTIONS = 5000

/**
 * Rolls an import back: deletes its questions that are unused and unchanged, with the pictures that are no longer shown.
 * The others stay and are named in the report. Goes on after a stop.
 */
export async function rollBackImport(work: ImportWork, claimed: QuestionImport): Promise<void> {
  const { payload } = work
  const project = projectOfImport(claimed)
  const report = (claimed.report ?? emptyReport()) as unknown as ImportReport
  report.lines = report.lines.filter(({ kind }) => kind !== 'stays')
  report.counts.stays = 0
  const ofImport: Where[] = [{ importId: { equals: String(claimed.id) } }]
  let row: QuestionImport = claimed
  let after = ''
  for (;;) {
    const questions = await readRows({
      payload,
      collection: 'questions',
      where: { and: [...ofImport, { id: { greater_than: after } }] },
      sort: ['id'],
      limit: BATCH_SIZE,
    })
    for (const question of questions) {
      const why = question.version > 1 ? 'somebody has changed it' : await removed(payload, project, question)
      if (why !== null)
        addLine(report, {
          kind: 'stays',
          line: null,
          path: question.code,
          question: String(question.id),
          text: `${question.code} stays: ${why}`,
        })
      const next = await progressImport(work, row, { removed: row.removed + Number(why === null) })
      if (!next) return
      row = next
    }
    if (questions.length < BATCH_SIZE) break
    after = String(questions.at(-1)?.id)
  }
  await deleteUnshownFiles(payload, String(claimed.id))
  await moveImport(payload, String(row.id), 'rollingBack', 'rolledBack', { report: report as never })
}

async function removed(payload: BasePayload, project: string, { id }: Question): Promise<string | null> {
  return (await deleteQuestion({ payload, project }, String(id))) ? null : 'a paper uses it'
}

/** Deletes pictures and videos of an import that no version of its questions shows. No other questions have them. */
export async function deleteUnshownFiles(payload: BasePayload, importId: string): Promise<void> {
  const stored = await readRows({
    payload,
    collection: 'questions',
    where: { importId: { equals: importId } },
    sort: ['id'],
    limit: MAX_QUESTIONS,
    select: ['id'],
  })
  const shown = new Set<string>()
  for (const { id } of stored) for (const file of await filesOfVersions(payload, String(id))) shown.add(file)
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'question-files',
    where: { importId: { equals: importId } },
    limit: 0,
    pagination: false,
  })
  for (const { id } of docs)
    if (!shown.has(String(id)))
      await payload.delete({
        collection: 'question-files',
        id,
        depth: 0,
        // The pictures that the import added; the caller has checked the permission.
        overrideAccess: true,
      })
}

async function filesOfVersions(payload: BasePayload, question: string): Promise<string[]> {
  const where: Where = { question: { equals: question } }
  const rows = { payload, where, sort: ['version'], limit: MAX_QUESTIONS }
  const versions = await readRows({ ...rows, collection: 'question-versions' })
  const keys = await readRows({ ...rows, collection: 'question-keys' })
  return [
    ...versions.flatMap(({ content }) =>
      filesOf({ content: content as FileQuestion['content'], solutions: [] }),
    ),
    ...keys.flatMap(({ solutions }) =>
      (solutions as FileQuestion['solutions']).flatMap((solution) => filesIn(solution)),
    ),
  ]
}

const filesIn = ({ text, video }: FileQuestion['solutions'][number]): string[] => [
  ...(text ? picturesIn(text) : []),
  ...(video ? [video] : []),
]
