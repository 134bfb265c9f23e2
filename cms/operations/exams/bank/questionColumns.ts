import { createHash } from 'node:crypto'
import { conceptKeys } from '#domain/exams/bank/conceptKeys.ts'
import { questionTitle } from '#domain/exams/bank/questionTitle.ts'
import type { LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import { completeLanguages, localTextsOf } from '#domain/exams/questions/completeLanguages.ts'
import type { Content } from '#domain/exams/questions/QuestionSchema.ts'
import { similarText } from '#domain/exams/questions/similarText.ts'
import { textsIn } from '#domain/exams/questions/textsIn.ts'
import { foldWord } from '#domain/search/foldWord.ts'
import { LOCALES, type Locale } from '#domain/text/locales.ts'
import type { Question } from '#payload-types'
import type { About } from './prepareQuestion.ts'

const MAX_SEARCH_TEXT = 8000

const hashOf = (text: string): string | null =>
  text === '' ? null : createHash('sha256').update(text).digest('hex').slice(0, 40)

/** By which the same question is found again in each language; null where it is not written. */
export const textKeysOf = (content: Content): { textKey: string | null; hindiTextKey: string | null } => {
  const key = (locale: Locale) => hashOf(similarText(content, locale))
  return { textKey: key('en'), hindiTextKey: key('hi') }
}

/** The columns of `questions` that a save sets, apart from version and author. */
export const questionColumns = (content: Content, about: About) =>
  ({
    title: questionTitle(content),
    type: content.type,
    content: content as never,
    difficulty: about.difficulty,
    year: about.year,
    source: about.source,
    concepts: about.concepts,
    conceptKeys: conceptKeys(about.concepts),
    languages: completeLanguages(content).join(','),
    searchText: searchText(content),
    ...textKeysOf(content),
  }) satisfies Partial<Question>

const searchText = (content: Content): string => {
  const textsOf = (text: LocalBlocks) => LOCALES.flatMap((locale) => textsIn(text[locale] ?? []))
  return foldWord(localTextsOf(content).flatMap(textsOf).join(' ').replace(/\s+/g, ' ')).slice(
    0,
    MAX_SEARCH_TEXT,
  )
}
