import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { ImportState } from '#domain/exams/bank/importStates.ts'
import type { QuestionImport } from '#payload-types'
import {
  type QuestionFileContent,
  readQuestionFile,
} from '../../../adapters/questionFiles/readQuestionFile.ts'

/** A row without a sign of life for this long has lost its server, ms. */
export const SILENT_MS = 30_000

export type ImportWork = { payload: BasePayload; id: string; now: () => Date }

/** Takes the work on an import in one of its working states; null while another process has it or it is over. */
export async function claimImport({ payload, id, now }: ImportWork): Promise<QuestionImport | null> {
  const row = await readRow({ payload, collection: 'question-imports', where: { id: { equals: id } } })
  if (!row) return null
  const isHeld = row.heartbeatAt && now().getTime() - Date.parse(row.heartbeatAt) < SILENT_MS
  if (isHeld) return null
  return conditionalUpdate({
    payload,
    collection: 'question-imports',
    where: {
      and: [
        { id: { equals: id } },
        { state: { equals: row.state } },
        row.heartbeatAt ? { heartbeatAt: { equals: row.heartbeatAt } } : { heartbeatAt: { exists: false } },
      ],
    },
    data: { heartbeatAt: now().toISOString() },
  })
}

/**
 * Writes progress while the import is still in `state` and this process still has it (`row.heartbeatAt`). Null when it is not: then the work
 * stops.
 */
export const progressImport = (
  { payload, now }: ImportWork,
  row: QuestionImport,
  data: Partial<QuestionImport>,
): Promise<QuestionImport | null> =>
  conditionalUpdate({
    payload,
    collection: 'question-imports',
    where: {
      and: [
        { id: { equals: row.id } },
        { state: { equals: row.state } },
        { heartbeatAt: { equals: row.heartbeatAt } },
      ],
    },
    data: { heartbeatAt: now().toISOString(), ...data } as never,
  })

/** Moves an import from one state to the next, from its first question on; null when it is in another one. */
export const moveImport = (
  payload: BasePayload,
  id: string,
  from: ImportState,
  to: ImportState,
  data: Partial<QuestionImport> = {},
): Promise<QuestionImport | null> =>
  conditionalUpdate({
    payload,
    collection: 'question-imports',
    where: { and: [{ id: { equals: id } }, { state: { equals: from } }] },
    data: { position: 0, heartbeatAt: null, ...data, state: to } as never,
  })

/** What the file of an import has; null when its bytes are gone. */
export async function readImportFile(
  payload: BasePayload,
  row: QuestionImport,
): Promise<QuestionFileContent | null> {
  const kept = await readRow({
    payload,
    collection: 'question-import-files',
    where: { key: { equals: String(row.id) } },
  })
  if (!kept) return null
  const language = row.language === 'hi' ? 'hi' : 'en'
  return readQuestionFile(Buffer.from(kept.bytes, 'base64'), row.fileName, { language })
}

export const projectOfImport = (row: QuestionImport): string => idOf(row.project) ?? ''
