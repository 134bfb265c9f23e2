import { STOP_WORDS } from '../search/planQuery.ts'
import { isSearchableSound, soundTerm } from '../search/soundTerm.ts'
import { foldedWords } from '../search/words.ts'

/** So many doubts are offered at most, before one is asked. */
export const MAX_SIMILAR = 3
/** A doubt is similar when it has at least so many of the words, and such a share of them. */
const MIN_WORDS = 2
const MIN_SHARE = 0.4
/** Terms of a question by which others are looked for; those of a long text are not needed to find them. */
const MAX_ASKED = 80
/** A word of the title says more than one of the text. */
const TITLE_WEIGHT = 2

type Words = { title: string; text: string }

/** The words of a text that say what it is about, each once. */
const significantWords = (text: string): string[] =>
  [...new Set(foldedWords(text))].filter((word) => !STOP_WORDS.has(word))

/** A word, and its sounds by which Hindi and Latin letters meet. */
function termsOf(words: readonly string[]): Set<string> {
  const sounds = words.flatMap((word) => soundTerm(word) ?? []).filter(isSearchableSound)
  return new Set([...words, ...sounds])
}

/** The terms under which the text of a doubt is indexed. */
export const similarTerms = (text: string): string[] => [...termsOf(significantWords(text))]

/** The terms by which doubts like a question are looked for, those of its title first. */
export const askedTerms = ({ title, text }: Words): string[] =>
  [...new Set([...similarTerms(title), ...similarTerms(text)])].slice(0, MAX_ASKED)

const isIn = (terms: ReadonlySet<string>, word: string): boolean => {
  if (terms.has(word)) return true
  const sound = soundTerm(word)
  return sound !== null && isSearchableSound(sound) && terms.has(sound)
}

/** The share of the asked words that a doubt has, from 0 to 1; 0 when it has too few to be similar. */
export function similarity(asked: Words, { title, text }: Words): number {
  const inTitle = significantWords(asked.title)
  const inText = significantWords(asked.text).filter((word) => !inTitle.includes(word))
  const terms = termsOf(significantWords(`${title} ${text}`))
  const [titleHits, textHits] = [inTitle, inText].map(
    (words) => words.filter((word) => isIn(terms, word)).length,
  )
  const hits = (titleHits ?? 0) + (textHits ?? 0)
  const all = inTitle.length * TITLE_WEIGHT + inText.length
  if (hits < MIN_WORDS || all === 0) return 0
  const share = ((titleHits ?? 0) * TITLE_WEIGHT + (textHits ?? 0)) / all
  return share >= MIN_SHARE ? share : 0
}

/** The doubts that are most similar to what is being asked, the most similar first. */
export const mostSimilar = <Doubt extends Words>(asked: Words, doubts: readonly Doubt[]): Doubt[] =>
  doubts
    .map((doubt) => ({ doubt, score: similarity(asked, doubt) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_SIMILAR)
    .map(({ doubt }) => doubt)
