import { devanagariToLatin } from './devanagari.ts'
import { isDevanagari } from './foldWord.ts'

/** In this order; what one rule makes, the next ones see. `C` stands for the sound of `ch`. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ch+/g, 'C'],
  [/(dny|jny|jn)(?=a)/g, 'gy'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/([kgjtdb])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ou|au/g, 'o'],
  [/m(?=[pbf])/g, 'n'],
  // Written or not, said or not: the short `a` is where spellings differ most. At the start it is always there.
  [/(?<=.)a[ai]*/g, ''],
  [/^a[ai]+/g, 'a'],
  [/y(?![aeiou])/g, 'i'],
  [/([^\d])\1+/g, '$1'],
]

/**
 * The sounds of a folded word that all its spellings share, in Latin and in Devanagari: `rasayan`, `rasaayan` and रसायन
 * have one. Digits stay as they are. Empty when nothing is left that could tell words apart.
 */
export function skeletonOf(folded: string): string {
  if (/^\d/.test(folded)) return ''
  const latin = isDevanagari(folded) ? devanagariToLatin(folded) : folded
  if (!/^[a-z0-9]+$/.test(latin)) return ''
  const skeleton = RULES.reduce((word, [pattern, by]) => word.replace(pattern, by), latin)
  return skeleton.length >= SHORTEST ? skeleton : ''
}

const SHORTEST = 2
