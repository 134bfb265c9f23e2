import { splitInlines } from '../questions/splitInlines.ts'

const INLINE = /\\\(((?:(?!\\\()[^\n]){1,2000}?)\\\)/g
const DISPLAY = /\\\[((?:(?!\\\[)[\s\S]){1,2000}?)\\\]/g

/**
 * Formulas as Moodle has them, `\(…\)` and `\[…\]`, in our notation `$…$` and `$$…$$`. Those that are in our notation already stay; other dollar signs are prices, `\$`.
 */
export function fromMoodleMaths(text: string): string {
  const formulas = text
    .replace(INLINE, (_, tex: string) => `$${tex.trim()}$`)
    .replace(DISPLAY, (_, tex: string) => `$$${tex.trim().replace(/\s*\n\s*/g, ' ')}$$`)
  const parts = splitInlines(formulas).map((part) => {
    if (typeof part === 'string') return part.replaceAll('$', '\\$')
    if (part.kind === 'blank') return `[[${part.id}]]`
    return part.isDisplay ? `$$${part.tex}$$` : `$${part.tex}$`
  })
  return parts.join('').trim()
}

/** The reverse of `fromMoodleMaths`. */
export const toMoodleMaths = (text: string): string =>
  splitInlines(text)
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'blank') return `[[${part.id}]]`
      return part.isDisplay ? `\\[${part.tex}\\]` : `\\(${part.tex}\\)`
    })
    .join('')
