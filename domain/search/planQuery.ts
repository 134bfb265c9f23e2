import { isDevanagari } from './foldWord.ts'
import { soundTerm } from './soundTerm.ts'
import { type SynonymIndex, synonymsAt } from './synonyms.ts'
import { foldedWords } from './words.ts'

/** One condition of a query: a document must contain all words of one of these phrases. */
export type QueryCondition = {
  phrases: readonly (readonly string[])[]
  /** Whether it is spelled exactly like a synonym of the project: then it is no typing mistake. */
  isSynonym: boolean
}

export type QueryPlan = {
  /** The folded words of the query, for the log of search misses. */
  words: readonly string[]
  wanted: readonly QueryCondition[]
}

/** Stop words, in both languages and scripts. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in is of on or the to with how what ka ke ki ko mein aur se का के की को में और से है पर'.split(
    ' ',
  ),
)
const MAX_WORDS = 8

/**
 * Parses a query: its words, each with its synonyms. Stop words are dropped if other words remain; of very
 * long queries only the first words are used.
 */
export function planQuery(query: string, synonymIndex: SynonymIndex): QueryPlan {
  const queryWords = foldedWords(query).slice(0, MAX_WORDS)
  const significant = queryWords.filter((word) => !STOP_WORDS.has(word))
  const words = significant.length > 0 ? significant : queryWords
  const wanted: QueryCondition[] = []
  for (let at = 0; at < words.length; ) {
    const synonyms = synonymsAt(synonymIndex, words, at)
    const typed = words.slice(at, at + (synonyms?.length ?? 1))
    const isTyped = (phrase: readonly string[]) => phrase.join(' ') === typed.join(' ')
    const synonymPhrases = synonyms?.phrases.filter((phrase) => !isTyped(phrase)) ?? []
    wanted.push({ phrases: [typed, ...synonymPhrases], isSynonym: synonyms?.phrases.some(isTyped) ?? false })
    at += typed.length
  }
  return { words, wanted }
}

/** The index terms of a text: its words, and the sounds they share with other spellings. */
export const indexTerms = (text: string): string[] => {
  const words = foldedWords(text)
  return [...words, ...words.flatMap((word) => soundTerm(word) ?? [])]
}

const MIN_LENGTH = { prefix: 2, oneMistake: 4, twoMistakes: 8 } as const

/** Whether a word of the query also matches as a prefix: not a single Latin letter. */
export const isPrefix = (word: string): boolean => word.length >= MIN_LENGTH.prefix || isDevanagari(word)

/** How many letters of a query word may be wrong, missing or additional. Numbers must be equal. */
export function allowedMistakes(word: string): number {
  if (/^\d+$/.test(word) || word.length < MIN_LENGTH.oneMistake) return 0
  return word.length < MIN_LENGTH.twoMistakes ? 1 : 2
}
