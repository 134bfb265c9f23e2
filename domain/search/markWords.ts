const WORD = /([\p{L}\p{M}\p{N}]+)/u

/** A text in parts, those marked that are one of `words` as they stand there; marked words next to each other stay apart. */
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
