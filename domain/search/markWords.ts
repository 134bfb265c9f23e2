const WORD = /([\p{L}\p{M}\p{N}]+)/u

/**
 * Splits a text into parts and marks those that equal one of `words`; adjacent marked words stay separate.
 */
export function markWords(text: string, words: readonly string[]): { text: string; isMarked: boolean }[] {
  const marked = new Set(words)
  const parts: { text: string; isMarked: boolean }[] = []
  for (const part of text.split(WORD)) {
    const isMarked = marked.has(part)
    const last = parts.at(-1)
    if (last && !last.isMarked && !isMarked) last.text += part
    else if (part) parts.push({ text: part, isMarked })
  }
  return parts
}
