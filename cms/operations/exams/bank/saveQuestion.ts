import { randomBytes } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { renamed } from '#domain/exams/bank/leafNames.ts'
import type { Finding } from '#domain/exams/files/Finding.ts'
import {
  type FileQuestion,
  type Keys,
  NEW_QUESTION,
  type Solutions,
} from '#domain/exams/files/ImportedQuestion.ts'
import { IdSchema } from '#domain/exams/questions/ids.ts'
import type { Question } from '#payload-types'
import { type PreparedQuestion, prepareQuestion } from './prepareQuestion.ts'
import { questionColumns } from './questionColumns.ts'
import { readKeys, versionKey } from './readQuestion.ts'

export type QuestionToSave = {
  payload: BasePayload
  /** Id of the project. */
  project: string
  /** Who saves it; null for the server's own imports of folders. */
  by: string | null
  now: Date
  /** The question that is changed, and its version that the person has seen (null: whichever it is); null for a new one. */
  existing: { id: string; seenVersion: number | null } | null
  /** Its short name when it is new; null for a made-up one. */
  code?: string | null
  question: FileQuestion
  /** Where it came from. */
  origin?: { importId?: string; seedKey?: string; seedHash?: string }
}

export type SavedQuestion =
  | { ok: true; id: string; code: string; version: number; isChanged: boolean }
  /** `changed`: somebody else has saved it since. `code`: another question has this short name, or it is none. */
  | { ok: false; reason: 'problems'; problems: Finding[] }
  | { ok: false; reason: 'changed' | 'missing' | 'code' }

/**
 * Saves a question: the one way for editor, imports and seeds. Checks and typesets it (`prepareQuestion`), writes the rows of the next
 * version and then moves the question to it by one conditional update, so that a stop in between leaves rows that nothing names and
 * of two editors one gets a conflict. What has not changed makes no version. Access is the caller's.
 */
export async function saveQuestion(args: QuestionToSave): Promise<SavedQuestion> {
  const { payload, project, question, existing, now } = args
  const { prepared, problems } = await prepareQuestion(payload, project, question)
  if (!prepared) return { ok: false, reason: 'problems', problems }
  const row = existing ? await existingRow(args, existing.id) : await newRow(args, prepared)
  if (row === 'missing' || row === 'code') return { ok: false, reason: row }
  const { id, code, version } = row
  if (existing && existing.seenVersion !== null && version !== existing.seenVersion)
    return { ok: false, reason: 'changed' }
  const { seedKey, seedHash } = args.origin ?? {}
  const seed = { ...(seedKey ? { seedKey } : {}), ...(seedHash ? { seedHash } : {}) }
  if (version > 0 && (await isSame(payload, row, prepared))) {
    if (seedHash && seedHash !== row.seedHash)
      await conditionalUpdate({ payload, collection: 'questions', where: { id: { equals: id } }, data: seed })
    return { ok: true, id, code, version, isChanged: false }
  }
  const next = await insertVersion(args, row, prepared)
  const moved = await conditionalUpdate({
    payload,
    collection: 'questions',
    where: { and: [{ id: { equals: id } }, { version: { equals: version } }] },
    data: {
      ...questionColumns(prepared.content, prepared.about),
      ...seed,
      version: next,
      changedBy: args.by,
      updatedAt: now.toISOString(),
    },
  })
  if (moved) return { ok: true, id, code, version: next, isChanged: true }
  await deleteVersion(payload, versionKey(id, next))
  return { ok: false, reason: 'changed' }
}

async function existingRow({ payload, project }: QuestionToSave, id: string): Promise<Question | 'missing'> {
  const where: Where = { and: [{ id: { equals: id } }, { project: { equals: project } }] }
  return (await readRow({ payload, collection: 'questions', where })) ?? 'missing'
}

/** A row of version 0, which lists do not show; that of a save of the same origin that was not finished is used again. */
async function newRow(
  args: QuestionToSave,
  { content, about }: PreparedQuestion,
): Promise<Question | 'code'> {
  const { payload, project, by, now, origin = {} } = args
  const code = args.code ?? `q-${randomBytes(5).toString('hex')}`
  if (!IdSchema.safeParse(code).success) return 'code'
  const at = now.toISOString()
  const data = {
    ...questionColumns(content, about),
    code,
    project,
    author: by,
    changedBy: by,
    version: 0,
    isRetired: false,
    paperKeys: ' ',
    seriesKeys: ' ',
    used: 0,
    createdAt: at,
    updatedAt: at,
    importId: origin.importId ?? null,
    seedKey: origin.seedKey ?? null,
    // Set with the version, so that a save that was not finished is done again.
    seedHash: null,
  }
  const made = await insertIfAbsent({ payload, collection: 'questions', data })
  if (made) return made
  const where: Where = {
    and: [{ project: { equals: project } }, { code: { equals: code } }, { version: { equals: 0 } }],
  }
  const found = await readRow({ payload, collection: 'questions', where })
  const isOwn = found && found.importId === data.importId && found.seedKey === data.seedKey
  return isOwn && (data.importId || data.seedKey) ? found : 'code'
}

/** Whether the latest version already says all of this. */
async function isSame(
  payload: BasePayload,
  row: Question,
  { content, keys, solutions, about }: PreparedQuestion,
) {
  const stored = await readKeys(payload, row.id, row.version)
  const was = {
    content: row.content,
    difficulty: row.difficulty,
    concepts: row.concepts,
    source: row.source ?? null,
    year: row.year ?? null,
    keys: stored?.keys,
    solutions: stored?.solutions,
  }
  const { difficulty, concepts, source, year } = about
  const is = { content, difficulty, concepts, source, year, ...named(row.id, { keys, solutions }) }
  return JSON.stringify(was) === JSON.stringify(is)
}

const named = (id: string, { keys, solutions }: { keys: Keys; solutions: Solutions }) => ({
  keys: renamed(keys, NEW_QUESTION, id),
  solutions: renamed(solutions, NEW_QUESTION, id),
})

/** Writes the rows of the first free number after the current version; numbers of unfinished saves are left out. */
async function insertVersion(
  args: QuestionToSave,
  row: Question,
  prepared: PreparedQuestion,
): Promise<number> {
  const { payload, project, by, now } = args
  const { content, about, typeset } = prepared
  for (let version = row.version + 1; ; version++) {
    const own = { key: versionKey(row.id, version), project, question: row.id, version }
    const made = await insertIfAbsent({
      payload,
      collection: 'question-versions',
      data: {
        ...own,
        previous: row.version === 0 ? null : row.version,
        content,
        typeset: typeset.content,
        difficulty: about.difficulty,
        concepts: about.concepts,
        source: about.source,
        year: about.year,
        author: by,
        savedAt: now.toISOString(),
      },
    })
    if (!made) continue
    const keyed = await insertIfAbsent({
      payload,
      collection: 'question-keys',
      data: { ...own, ...named(row.id, prepared), typeset: renamed(typeset.solutions, NEW_QUESTION, row.id) },
    })
    if (keyed) return version
  }
}

async function deleteVersion(payload: BasePayload, key: string): Promise<void> {
  for (const collection of ['question-keys', 'question-versions'] as const)
    await payload.db.deleteMany({ collection, where: { key: { equals: key } } })
}
