import { isDevanagari } from './foldWord.ts'
import { soundTerm } from './soundTerm.ts'
import { type SynonymBook, synonymsAt } from './synonyms.ts'
import { foldedWords } from './words.ts'

/** One thing a document must have: all words of one of these phrases. */
export type Wanted = {
  phrases: readonly (readonly string[])[]
  /** Whether it is written as a synonym of the project is, to the letter: then it is no mistake. */
  isSynonym: boolean
}

export type QueryPlan = {
  /** The words of the query as they are compared, for the log of misses. */
  words: readonly string[]
  wanted: readonly Wanted[]
}

/** Words that tell nothing apart, in both languages and scripts. */
const FILLERS = new Set(
  'a an and at by for from in is of on or the to with how what ka ke ki ko mein aur se का के की को में और से है पर'.split(
    ' ',
  ),
)
const MAX_WORDS = 8

/**
 * What somebody looks for: the words of the query, those that mean the same beside them. Fillers are left out where other
 * words remain; of endless queries the first words count.
 */
export function planQuery(query: string, book: SynonymBook): QueryPlan {
  const all = foldedWords(query).slice(0, MAX_WORDS)
  const telling = all.filter((word) => !FILLERS.has(word))
  const words = telling.length > 0 ? telling : all
  const wanted: Wanted[] = []
  for (let at = 0; at < words.length; ) {
    const synonyms = synonymsAt(book, words, at)
    const own = words.slice(at, at + (synonyms?.length ?? 1))
    const isOwn = (phrase: readonly string[]) => phrase.join(' ') === own.join(' ')
    const others = synonyms?.phrases.filter((phrase) => !isOwn(phrase)) ?? []
    wanted.push({ phrases: [own, ...others], isSynonym: synonyms?.phrases.some(isOwn) ?? false })
    at += own.length
  }
  return { words, wanted }
}

/** What a text is found by: its words, and the sounds they share with their other spellings. */
export const termsOf = (text: string): string[] => {
  const words = foldedWords(text)
  return [...words, ...words.flatMap((word) => soundTerm(word) ?? [])]
}

const FROM_LETTERS = { prefix: 2, oneMistake: 4, twoMistakes: 8 } as const

/** How a word of the query is compared. A word on its own is no beginning when it is one letter of the Latin alphabet. */
export const isPrefix = (word: string): boolean => word.length >= FROM_LETTERS.prefix || isDevanagari(word)

/** How many letters may be wrong, missing or too many. Numbers are never guessed. */
export function mistakesIn(word: string): number {
  if (/^\d+$/.test(word) || word.length < FROM_LETTERS.oneMistake) return 0
  return word.length < FROM_LETTERS.twoMistakes ? 1 : 2
}
