import type { PayloadRequest } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { type EXPORT_FORMATS, MAX_EXPORTED, type QuestionFilter } from '#domain/calls/exams/bank.ts'
import { findingText } from '#domain/exams/files/Finding.ts'
import { filesOf } from '#domain/exams/files/filesOf.ts'
import type { FileQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import type { Question, QuestionFile } from '#payload-types'
import type { ImportedFile } from '../../../adapters/questionFiles/FileCollector.ts'
import { writeQuestionFile } from '../../../adapters/questionFiles/writeQuestionFile.ts'
import { fileStore } from '../../../adapters/storage/openFileStore.ts'
import { readFile } from '../../../adapters/storage/readFile.ts'
import { fileQuestionOf } from './exchange.ts'
import { filterQuestions } from './filterQuestions.ts'
import { reachableQuestions } from './reachQuestions.ts'
import { readKeys } from './readQuestion.ts'

type Exported = {
  name: string
  type: string
  bytes: Uint8Array
  questions: number
  notes: { question: string; text: string }[]
}

/**
 * The questions of a filter that the person may edit, with keys, solutions and pictures, as one file. `empty` and `tooMany` when there
 * is nothing or more than `MAX_EXPORTED`.
 */
export async function exportQuestions(
  req: PayloadRequest,
  format: (typeof EXPORT_FORMATS)[number],
  filter: QuestionFilter,
): Promise<Exported | 'empty' | 'tooMany'> {
  const reach = reachableQuestions(req, 'edit')
  if (!reach) return 'empty'
  const rows = await readRows({
    payload: req.payload,
    collection: 'questions',
    where: { and: [reach, ...filterQuestions(filter)] },
    sort: ['code'],
    limit: MAX_EXPORTED + 1,
  })
  if (rows.length === 0) return 'empty'
  if (rows.length > MAX_EXPORTED) return 'tooMany'
  const questions: FileQuestion[] = []
  for (const row of rows) {
    const keys = await readKeys(req.payload, String(row.id), row.version)
    if (keys) questions.push(fileQuestionOf(String(row.id), row as Question, keys, row.code))
  }
  const files = await filesFor(req, questions)
  const written = await writeQuestionFile(format, questions, files)
  return {
    name: `questions.${written.extension}`,
    type: written.type,
    bytes: written.bytes,
    questions: questions.length - written.left.length,
    notes: [...written.left, ...written.notes].map((finding) => ({
      question: finding.at.path,
      text: findingText(finding),
    })),
  }
}

/** Bytes of the pictures and videos that the questions show, each under a name of its own. */
async function filesFor(
  { payload }: PayloadRequest,
  questions: readonly FileQuestion[],
): Promise<ImportedFile[]> {
  const files: ImportedFile[] = []
  for (const id of new Set(questions.flatMap(filesOf))) {
    const row = (await readRow({
      payload,
      collection: 'question-files',
      where: { id: { equals: id } },
    })) as QuestionFile | null
    const bytes = row?.filename ? await readFile(fileStore(), `question-files/${row.filename}`) : null
    if (row?.filename && bytes) files.push({ id, name: row.filename, bytes, type: row.mimeType ?? '' })
  }
  return files
}
