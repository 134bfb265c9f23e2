import type { PayloadRequest } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import {
  CheckImportBodySchema,
  ExportQuestionsBodySchema,
  ExportQuestionsResponseSchema,
  FileResponseSchema,
  ImportBodySchema,
  type ImportStatus,
  ImportStatusResponseSchema,
  ImportTemplateQuerySchema,
  MAX_EXPORTED,
  StartImportBodySchema,
} from '#domain/calls/exams/bank.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { QuestionImport } from '#payload-types'
import { questionTemplate } from '../../adapters/questionFiles/questionTemplate.ts'
import { exportQuestions } from '../../operations/exams/bank/exportQuestions.ts'
import { bankOf } from '../../operations/exams/bank/reachQuestions.ts'
import { moveImport } from '../../operations/exams/imports/importRow.ts'
import { runImport } from '../../operations/exams/imports/runImport.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { EDIT } from './questions.ts'

const statusOf = (row: QuestionImport): Omit<ImportStatus, 'apiSuccess' | 'message'> => ({
  id: String(row.id),
  state: row.state,
  total: row.total,
  position: row.position,
  added: row.added,
  skipped: row.skipped,
  removed: row.removed,
})

/** Runs in the background; a job resumes an import that a restart interrupted. */
const begin = (req: PayloadRequest, id: string): void => {
  void runImport(req.payload, id)
}

export const exportquestions = defineCall({
  path: '/bank/exportquestions',
  summary: 'Write the questions of a filter into a file, with keys and solutions',
  needs: EDIT,
  audit: { entity: 'questions', did: 'Exported questions with keys and solutions', action: 'export' },
  body: ExportQuestionsBodySchema,
  answer: ExportQuestionsResponseSchema,
  handle: async ({ req, body: { format, filter } }) => {
    const made = await exportQuestions(req, format, filter)
    if (made === 'empty') return refuse(textOf('question.nothingFound'), 'notFound')
    if (made === 'tooMany') return refuse(textOf('question.tooMany', { most: MAX_EXPORTED }), 'limit')
    const { name, type, bytes, questions, notes } = made
    const base64 = Buffer.from(bytes).toString('base64')
    return { apiSuccess: true as const, name, type, base64, questions, notes }
  },
})

export const importtemplate = defineCall({
  path: '/bank/importtemplate',
  method: 'get',
  summary: 'A file with a question of every type, to be filled in and imported',
  needs: EDIT,
  body: ImportTemplateQuerySchema,
  answer: FileResponseSchema,
  handle: async ({ body: { format } }) => {
    const { bytes, type, extension } = await questionTemplate(format)
    const base64 = Buffer.from(bytes).toString('base64')
    return { apiSuccess: true as const, name: `questions.${extension}`, type, base64 }
  },
})

export const checkimport = defineCall({
  path: '/bank/checkimport',
  summary: 'Check a file of questions without importing it; its progress is that of the import',
  needs: EDIT,
  audit: { entity: 'question-imports', did: 'Checked a file of questions', action: 'create' },
  body: CheckImportBodySchema,
  answer: ImportStatusResponseSchema,
  handle: async ({ req, viewer, body: { name, base64, language } }) => {
    const project = bankOf(req)
    const row = await insertIfAbsent({
      payload: req.payload,
      collection: 'question-imports',
      data: {
        project,
        fileName: name,
        format: null,
        state: 'checking',
        language,
        keepsDuplicates: false,
        total: 0,
        position: 0,
        added: 0,
        skipped: 0,
        removed: 0,
        owner: viewer?.id ?? null,
        // Set from the start, so that the job does not resume the import before its file is stored.
        heartbeatAt: new Date().toISOString(),
      },
    })
    if (!row) return notFound()
    const id = String(row.id)
    await insertIfAbsent({
      payload: req.payload,
      collection: 'question-import-files',
      data: { key: id, project, bytes: base64 },
    })
    const ready = (await moveImport(req.payload, id, 'checking', 'checking')) ?? row
    begin(req, id)
    return { apiSuccess: true as const, ...statusOf(ready) }
  },
})

export const importstatus = defineCall({
  path: '/bank/importstatus',
  method: 'get',
  summary: 'How far an import of questions is',
  needs: EDIT,
  body: ImportBodySchema,
  answer: ImportStatusResponseSchema,
  handle: async ({ req, body: { id } }) => {
    const row = await findEditable(req, 'question-imports', id)
    return row ? { apiSuccess: true as const, ...statusOf(row) } : notFound()
  },
})

export const startimport = defineCall({
  path: '/bank/startimport',
  summary: 'Import the questions of a checked file',
  needs: EDIT,
  audit: { entity: 'question-imports', did: 'Imported questions', id: 'id' },
  body: StartImportBodySchema,
  answer: ImportStatusResponseSchema,
  handle: async ({ req, body: { id, keepsDuplicates } }) => {
    const row = await findEditable(req, 'question-imports', id)
    if (!row) return notFound()
    if (row.state === 'checked' && row.total === 0) return refuse(textOf('question.importEmpty'), 'invalid')
    const started = await moveImport(req.payload, id, 'checked', 'running', { keepsDuplicates })
    if (!started) return refuse(textOf('question.importMissing'), 'meanwhile')
    begin(req, id)
    return { apiSuccess: true as const, message: textOf('question.importStarted'), ...statusOf(started) }
  },
})

export const rollbackimport = defineCall({
  path: '/bank/rollbackimport',
  summary: 'Roll back an import: delete its questions that are unused and unchanged',
  needs: EDIT,
  audit: { entity: 'question-imports', did: 'Took an import of questions back', id: 'id' },
  body: ImportBodySchema,
  answer: ImportStatusResponseSchema,
  handle: async ({ req, body: { id } }) => {
    const row = await findEditable(req, 'question-imports', id)
    if (!row) return notFound()
    const from = row.state === 'failed' || row.state === 'rolledBack' ? row.state : 'done'
    const started = await moveImport(req.payload, id, from, 'rollingBack')
    if (!started) return refuse(textOf('question.notRolledBack'), 'meanwhile')
    begin(req, id)
    return { apiSuccess: true as const, ...statusOf(started) }
  },
})
