import { richTextText } from '../content/richTextText.ts'

/** Fields of sections with text for people; all others contain URLs, choices and ids. */
const TEXT_FIELDS = new Set([
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

/** The text of a page's sections, in order, at most `length` characters. */
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
      if (TEXT_FIELDS.has(name)) parts.push(entry)
    } else collect(entry, parts, depth - 1)
  }
}
