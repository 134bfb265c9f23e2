import { soundTerm } from './soundTerm.ts'
import { foldedWords } from './words.ts'

/** Phrases with the same meaning, each as folded words. */
export type SynonymGroup = readonly (readonly string[])[]

const MAX_PHRASES = 20
const MAX_WORDS = 5

/** Parses `maths, mathematics, गणित` into phrases, without empty ones and duplicates. */
export function parseSynonyms(text: string): SynonymGroup {
  const phrases = text
    .split(/[,;\n]/)
    .map((phrase) => foldedWords(phrase).slice(0, MAX_WORDS))
    .filter((words) => words.length > 0)
  return [...new Map(phrases.map((words) => [words.join(' '), words])).values()].slice(0, MAX_PHRASES)
}

/** Validates the field: at least two different words or phrases. */
export const checkSynonyms = (value: unknown): true | string =>
  typeof value === 'string' && parseSynonyms(value).length > 1
    ? true
    : 'Write at least two different words, separated by commas'

/** Different spellings of a word have the same key. */
const keyOf = (word: string): string => soundTerm(word) ?? word

/**
 * Synonym groups by the first word of each of their phrases, so that phrases in a query are found quickly.
 */
export type SynonymIndex = ReadonlyMap<string, readonly { phrase: readonly string[]; group: SynonymGroup }[]>

/** Builds the lookup for `synonymsAt` from a project's groups. */
export function buildSynonymIndex(groups: readonly SynonymGroup[]): SynonymIndex {
  const index = new Map<string, { phrase: readonly string[]; group: SynonymGroup }[]>()
  for (const group of groups)
    for (const phrase of group) {
      const first = keyOf(phrase[0] as string)
      index.set(first, [...(index.get(first) ?? []), { phrase, group }])
    }
  return index
}

/**
 * The longest phrase of the index at position `at` of `words`, with all its synonyms; null when there is none.
 * A phrase in several groups has the synonyms of all of them.
 */
export function synonymsAt(
  synonymIndex: SynonymIndex,
  words: readonly string[],
  at: number,
): { length: number; phrases: SynonymGroup } | null {
  const found = (synonymIndex.get(keyOf(words[at] as string)) ?? []).filter(({ phrase }) =>
    phrase.every((word, index) => keyOf(words[at + index] ?? '') === keyOf(word)),
  )
  const length = Math.max(0, ...found.map(({ phrase }) => phrase.length))
  if (length === 0) return null
  const groups = found.filter(({ phrase }) => phrase.length === length).map(({ group }) => group)
  return { length, phrases: groups.flat() }
}
