import type { PayloadRequest } from 'payload'
import { readRow } from '#database/guard.ts'
import type { TypesetContent, TypesetSolution } from '#domain/exams/questions/typesetContent.ts'
import type { Question } from '#payload-types'
import { exchangeOf } from './exchange.ts'
import { type UsedIn, usedIn } from './followPaper.ts'
import { reachQuestion } from './reachQuestions.ts'
import { readKeys, readVersion, type StoredKeys, type VersionEntry, versionsOf } from './readQuestion.ts'

export type QuestionPage = {
  question: Question
  /** The version that is shown. */
  version: number
  content: TypesetContent
  /** Null for people who may not edit the question. */
  secret: { keys: StoredKeys['keys']; solutions: TypesetSolution[]; exchange: object } | null
  versions: (VersionEntry & { name: string })[]
  /** Papers and quizzes that use it, and how many more that the person does not see. */
  used: { papers: UsedIn[]; others: number }
}

/** A question of the bank as a person may see it, in its latest version or an earlier one. Null when it is not theirs. */
export async function questionPage(
  req: PayloadRequest,
  id: string,
  asked: number | null,
): Promise<QuestionPage | null> {
  const { payload } = req
  const question = await reachQuestion(req, id, 'view')
  if (!question) return null
  const entries = await versionsOf(payload, id, question.version)
  const version = entries.some((entry) => entry.version === asked) && asked ? asked : question.version
  const stored = await readVersion(payload, id, version)
  if (!stored) return null
  const canEdit = (await reachQuestion(req, id, 'edit')) !== null
  const keys = canEdit ? await readKeys(payload, id, version) : null
  const names = await namesOf(req, entries)
  return {
    question,
    version,
    content: stored.typeset,
    used: await usedIn(req, question),
    secret: keys && {
      keys: keys.keys,
      solutions: keys.typeset,
      exchange: exchangeOf(id, stored as unknown as Question, keys),
    },
    versions: entries.map((entry) => ({ ...entry, name: names.get(entry.author ?? '') ?? 'Import' })),
  }
}

async function namesOf(
  { payload }: PayloadRequest,
  entries: readonly VersionEntry[],
): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ author }) => author ?? []))]
  const people = await Promise.all(
    ids.map(async (id) => {
      const user = await readRow({ payload, collection: 'users', where: { id: { equals: id } } })
      return [id, user?.name || 'Somebody who has left'] as const
    }),
  )
  return new Map(people)
}
