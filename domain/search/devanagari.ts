/** Devanagari consonants as usually typed in Latin letters; a following vowel is written as a sign. */
const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}

const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ऍ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
}

const SIGNS: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'ॅ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
  'ं': 'n',
  'ः': '',
}

/** A conjunct with a sound of its own: `ज्ञ` is pronounced and typed `gy`. */
const GY = /ज्ञ/g
const HALANT = '्'

/**
 * Transliterates a Hindi word, composed and without dots below, as people type it: भौतिकी becomes
 * `bhautikee`. The inherent `a` is added after every consonant but the last; other characters are kept.
 */
export function devanagariToLatin(word: string): string {
  const letters = [...word.replace(GY, 'ग्य')]
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS[letter]
      if (consonant === undefined) return VOWELS[letter] ?? SIGNS[letter] ?? (letter === HALANT ? '' : letter)
      const next = letters[at + 1]
      const hasOwnVowel = next === undefined || next === HALANT || isVowelSign(next)
      return hasOwnVowel ? consonant : `${consonant}a`
    })
    .join('')
}

const isVowelSign = (letter: string): boolean => letter in SIGNS && letter !== 'ं' && letter !== 'ः'
