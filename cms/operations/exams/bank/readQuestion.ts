import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import type { Keys, Solutions } from '#domain/exams/files/ImportedQuestion.ts'
import type { TypesetContent, TypesetSolution } from '#domain/exams/questions/typesetContent.ts'
import type { QuestionVersion } from '#payload-types'

/** The `key` of a version's rows in `question-versions` and `question-keys`. */
export const versionKey = (question: string, version: number): string => `${question}/${version}`

export type StoredKeys = { keys: Keys; solutions: Solutions; typeset: TypesetSolution[] }

/** Key and solutions of a version. Only for people who may edit questions, and for the server when it marks. */
export async function readKeys(
  payload: BasePayload,
  question: string,
  version: number,
): Promise<StoredKeys | null> {
  const where = { key: { equals: versionKey(question, version) } }
  return (await readRow({ payload, collection: 'question-keys', where })) as unknown as StoredKeys | null
}

type StoredVersion = Omit<QuestionVersion, 'typeset'> & { typeset: TypesetContent }

export async function readVersion(
  payload: BasePayload,
  question: string,
  version: number,
): Promise<StoredVersion | null> {
  const where = { key: { equals: versionKey(question, version) } }
  return (await readRow({
    payload,
    collection: 'question-versions',
    where,
  })) as unknown as StoredVersion | null
}

const MAX_VERSIONS = 500

export type VersionEntry = { version: number; author: string | null; savedAt: string }

/** The versions that a question has had, the newest first. Rows of saves that were not finished are not among them. */
export async function versionsOf(
  payload: BasePayload,
  question: string,
  current: number,
): Promise<VersionEntry[]> {
  const rows = await readRows({
    payload,
    collection: 'question-versions',
    where: { question: { equals: question } },
    sort: ['-version'],
    limit: MAX_VERSIONS,
    select: ['version', 'previous', 'author', 'savedAt'],
  })
  const byVersion = new Map(rows.map((row) => [row.version, row]))
  const entries: VersionEntry[] = []
  for (let row = byVersion.get(current); row; row = byVersion.get(row.previous ?? 0))
    entries.push({ version: row.version, author: row.author ?? null, savedAt: row.savedAt })
  return entries
}
