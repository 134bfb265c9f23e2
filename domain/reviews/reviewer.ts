const NOBODY = 'A student'
const LONGEST = 40

const firstLetter = (word: string): string => Array.from(word)[0] ?? ''

/** How somebody who wrote a review is called in public: the first name, and of the last one its first letter. */
export function reviewerName(name: string | null | undefined): string {
  const words = (name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  if (!first) return NOBODY
  const short = Array.from(first).slice(0, LONGEST).join('')
  return last ? `${short} ${firstLetter(last).toLocaleUpperCase('en-IN')}.` : short
}
