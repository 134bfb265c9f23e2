const MAX_LENGTH = 40

const firstLetter = (word: string): string => Array.from(word)[0] ?? ''

/** A person's public name: the first name and the initial of the last one. Empty without a name. */
export function shortName(name: string | null | undefined): string {
  const nameParts = (name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const [first, last] = [nameParts[0], nameParts.length > 1 ? nameParts.at(-1) : undefined]
  if (!first) return ''
  const short = Array.from(first).slice(0, MAX_LENGTH).join('')
  return last ? `${short} ${firstLetter(last).toLocaleUpperCase('en-IN')}.` : short
}
