import type { BasePayload } from 'payload'
import { withFiles } from '#domain/exams/bank/withFiles.ts'
import { findingText } from '#domain/exams/files/Finding.ts'
import type { SeedRecord } from '#seed/SeedRecord.ts'
import { type SavedQuestion, saveQuestion } from '../exams/bank/saveQuestion.ts'
import type { ExistingDocument } from './findExisting.ts'
import { ImportError } from './writeRecord.ts'

type Target = {
  payload: BasePayload
  /** Id of the project. */
  project: string
  now: Date
  /** Id of an imported picture or video by its key. */
  idOf: (key: string) => string
}

/** Saves a question from a seed folder to the question bank. Returns its id. Throws an ImportError with all its problems. */
export async function writeQuestion(
  { payload, project, now, idOf }: Target,
  { key, hash, data }: SeedRecord<'question'>,
  existing: ExistingDocument | undefined,
): Promise<string> {
  const { files, place } = data
  // Without an author (`by`), and overwriting any version (`seenVersion`).
  const saved = await saveQuestion({
    payload,
    project,
    now,
    by: null,
    code: key,
    existing: existing ? { id: existing.id, seenVersion: null } : null,
    question: withFiles(data.question, (file) => idOf(files[file] ?? file)),
    origin: { seedKey: key, seedHash: hash },
  })
  if (saved.ok) return saved.id
  throw new ImportError(`${place}: ${reasonOf(saved)}`)
}

const REASONS = {
  changed: 'somebody saved the question during the import',
  missing: 'the question was deleted during the import',
  code: 'another question of the bank has this id',
} as const

const reasonOf = (failure: Extract<SavedQuestion, { ok: false }>): string =>
  failure.reason === 'problems'
    ? failure.problems.map((problem) => `${problem.at.path}: ${findingText(problem)}`).join('; ')
    : REASONS[failure.reason]
