import type { Where } from 'payload'
import type { QuestionFilter } from '#domain/calls/exams/bank.ts'
import { conceptKey } from '#domain/exams/bank/conceptKeys.ts'
import { foldWord } from '#domain/search/foldWord.ts'

/** Conditions of the questions that a filter of the list leaves. */
export function filterQuestions({
  search,
  type,
  difficulty,
  concept,
  year,
  state,
  use,
}: QuestionFilter): Where[] {
  return [
    ...(search ? [searchIn(search)] : []),
    ...(type ? [{ type: { equals: type } }] : []),
    ...(difficulty ? [{ difficulty: { equals: difficulty } }] : []),
    ...(concept ? [{ conceptKeys: { contains: conceptKey(concept) } }] : []),
    ...(year ? [{ year: { equals: year } }] : []),
    ...(state ? [{ isRetired: { equals: state === 'retired' } }] : []),
    ...(use ? [{ used: use === 'used' ? { greater_than: 0 } : { equals: 0 } }] : []),
  ]
}

const searchIn = (search: string): Where => ({
  or: [
    { code: { contains: search } },
    { title: { contains: search } },
    { searchText: { contains: foldWord(search) } },
  ],
})
