const LONGEST = 40

const firstLetter = (word: string): string => Array.from(word)[0] ?? ''

/** A person as strangers may see them: the first name, and of the last one its first letter. Empty for whoever has no name. */
export function shortName(name: string | null | undefined): string {
  const words = (name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  if (!first) return ''
  const short = Array.from(first).slice(0, LONGEST).join('')
  return last ? `${short} ${firstLetter(last).toLocaleUpperCase('en-IN')}.` : short
}
