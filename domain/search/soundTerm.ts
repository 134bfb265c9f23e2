import { skeletonOf } from './skeletonOf.ts'

/** Prefix that distinguishes sound terms from word terms. */
const SOUND = '~'

/** The term for the sounds of a folded word; null when they do not distinguish words. */
export const soundTerm = (word: string): string | null => {
  const skeleton = skeletonOf(word)
  return skeleton ? `${SOUND}${skeleton}` : null
}

export const isWordTerm = (term: string): boolean => !term.startsWith(SOUND)

const MIN_LENGTH = 3

/** Whether a sound term is specific enough to be worth comparing: only few words share it. */
export const isSearchableSound = (term: string): boolean => term.length > MIN_LENGTH
