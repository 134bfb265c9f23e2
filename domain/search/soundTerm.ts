import { skeletonOf } from './skeletonOf.ts'

/** Terms that stand for sounds, apart from those that are words. */
const SOUND = '~'

/** The term for the sounds of a folded word; null when they tell nothing apart. */
export const soundTerm = (word: string): string | null => {
  const skeleton = skeletonOf(word)
  return skeleton ? `${SOUND}${skeleton}` : null
}

export const isWordTerm = (term: string): boolean => !term.startsWith(SOUND)

const FEWEST = 3

/** Whether few enough words share these sounds for them to be worth comparing. */
export const isNotificationSound = (term: string): boolean => term.length > FEWEST
