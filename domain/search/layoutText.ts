import { richTextText } from '../content/richTextText.ts'

/** Fields of sections that hold words for people; all others hold addresses, choices and ids. */
const WORDED = new Set([
  'heading',
  'sub',
  'lead',
  'title',
  'text',
  'label',
  'question',
  'answer',
  'value',
  'name',
  'caption',
])
const DEPTH = 8

/** The words of a page's sections, in order, at most `length` characters of them. */
export function layoutText(layout: unknown, length: number): string {
  const parts: string[] = []
  collect(layout, parts, DEPTH)
  return parts.join(' ').slice(0, length)
}

function collect(value: unknown, parts: string[], depth: number): void {
  if (depth === 0 || value === null || typeof value !== 'object') return
  if ('root' in value) {
    parts.push(richTextText(value))
    return
  }
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry === 'string') {
      if (WORDED.has(name)) parts.push(entry)
    } else collect(entry, parts, depth - 1)
  }
}
