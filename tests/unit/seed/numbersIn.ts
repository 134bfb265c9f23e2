/** Number words in texts of the example projects, in English and Hindi. */
const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  'twenty-four': 24,
  'seventy-five': 75,
  hundred: 100,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  छह: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  बारह: 12,
  सोलह: 16,
  बीस: 20,
  चौबीस: 24,
  पच्चीस: 25,
  तीस: 30,
  चालीस: 40,
  पचास: 50,
  साठ: 60,
  सौ: 100,
}

const NUMBER = '[\\p{L}\\p{M}\\d-]+'

/**
 * Numbers before one of the `nouns` (a pattern) in a text, with at most two words between:
 * `Eight short lessons` has 8 lessons.
 */
export function numbersBefore(text: string, nouns: string): number[] {
  const found = text.matchAll(
    new RegExp(`(?<![\\p{L}\\p{M}\\d])(${NUMBER})(?: ${NUMBER}){0,2}? (?:${nouns})(?![\\p{L}\\p{M}])`, 'giu'),
  )
  return [...found].flatMap(([, word = '']) => numberOf(word) ?? [])
}

/** A number in digits or as a word; null for any other word. */
export function numberOf(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : (WORDS[word.toLowerCase()] ?? null)
}
