import { foldedWords } from '../search/words.ts'

/** A title that may be found: its names in all languages, and those of what it is in. */
export type Findable = { names: readonly (string | null | undefined)[]; within?: Findable['names'] }

const MAX_WORDS = 8

/** The words of a query by which titles are found, in either script and without accents; none for an empty query. */
export const wantedWords = (query: string): string[] => foldedWords(query).slice(0, MAX_WORDS)

const namedWords = (texts: Findable['names']): string[] => texts.flatMap((text) => foldedWords(text ?? ''))

/**
 * Whether every word of a query begins a word of the title or of what it is in, and one of them a word of the title itself: `optics lens`
 * finds the lesson "Lenses" of the section "Optics", and `optics` does not find every lesson of it.
 */
export function isFound(wanted: readonly string[], { names, within = [] }: Findable): boolean {
  const own = namedWords(names)
  const all = [...own, ...namedWords(within)]
  const begins = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start))
  return (
    wanted.length > 0 && wanted.every((word) => begins(all, word)) && wanted.some((word) => begins(own, word))
  )
}
