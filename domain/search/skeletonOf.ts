import { devanagariToLatin } from './devanagari.ts'
import { isDevanagari } from './foldWord.ts'

/** Applied in this order, each to the result of the previous one. `C` is the sound `ch`. */
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
  // The short `a`, written or not, is where spellings differ most. At the start of a word it is always
  // written.
  [/(?<=.)a[ai]*/g, ''],
  [/^a[ai]+/g, 'a'],
  [/y(?![aeiou])/g, 'i'],
  [/([^\d])\1+/g, '$1'],
]

/**
 * The sounds that all spellings of a folded word share, in Latin and Devanagari: `rasayan`, `rasaayan` and
 * रसायन have the same. Digits are kept. Empty when too little is left to distinguish words.
 */
export function skeletonOf(folded: string): string {
  if (/^\d/.test(folded)) return ''
  const latin = isDevanagari(folded) ? devanagariToLatin(folded) : folded
  if (!/^[a-z0-9]+$/.test(latin)) return ''
  const skeleton = RULES.reduce((word, [pattern, replacement]) => word.replace(pattern, replacement), latin)
  return skeleton.length >= MIN_LENGTH ? skeleton : ''
}

const MIN_LENGTH = 2
