import { soundTerm } from './soundTerm.ts'
import { foldedWords } from './words.ts'

/** Phrases that mean the same, each as its folded words. */
export type SynonymGroup = readonly (readonly string[])[]

const MAX_PHRASES = 20
const MAX_WORDS = 5

/** `maths, mathematics, गणित` as its phrases; empty ones and repetitions are left out. */
export function parseSynonyms(text: string): SynonymGroup {
  const phrases = text
    .split(/[,;\n]/)
    .map((phrase) => foldedWords(phrase).slice(0, MAX_WORDS))
    .filter((words) => words.length > 0)
  return [...new Map(phrases.map((words) => [words.join(' '), words])).values()].slice(0, MAX_PHRASES)
}

/** The check of the field: at least two different words or phrases. */
export const checkSynonyms = (value: unknown): true | string =>
  typeof value === 'string' && parseSynonyms(value).length > 1
    ? true
    : 'Write at least two different words, separated by commas'

/** Spellings of one word count as one. */
const keyOf = (word: string): string => soundTerm(word) ?? word

/** Groups by the first word of each of their phrases, so that a query finds the phrases it may contain. */
export type SynonymBook = ReadonlyMap<string, readonly { phrase: readonly string[]; group: SynonymGroup }[]>

/** The groups of a project, made ready for `synonymsAt`. */
export function synonymBook(groups: readonly SynonymGroup[]): SynonymBook {
  const book = new Map<string, { phrase: readonly string[]; group: SynonymGroup }[]>()
  for (const group of groups)
    for (const phrase of group) {
      const first = keyOf(phrase[0] as string)
      book.set(first, [...(book.get(first) ?? []), { phrase, group }])
    }
  return book
}

/**
 * The longest phrase of the book that `words` has at `at`, with everything that means the same; null when there is none.
 * A phrase in several groups means what any of them says.
 */
export function synonymsAt(
  book: SynonymBook,
  words: readonly string[],
  at: number,
): { length: number; phrases: SynonymGroup } | null {
  const found = (book.get(keyOf(words[at] as string)) ?? []).filter(({ phrase }) =>
    phrase.every((word, index) => keyOf(words[at + index] ?? '') === keyOf(word)),
  )
  const length = Math.max(0, ...found.map(({ phrase }) => phrase.length))
  if (length === 0) return null
  const groups = found.filter(({ phrase }) => phrase.length === length).map(({ group }) => group)
  return { length, phrases: groups.flat() }
}
