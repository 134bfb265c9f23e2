import { splitInlines } from '#domain/exams/questions/splitInlines.ts'
import type { Inline, TypesetBlocks } from '#domain/exams/questions/typesetContent.ts'
import { typeset } from '#hooks/lectures/typeset.ts'

/** Formulas of one text; further ones are shown as typed, to limit the work of the server. */
const MAX_FORMULAS = 40

/**
 * What a person typed, as it is drawn: a paragraph for each line, `$…$` and `$$…$$` as formulas. What is no formula stays as typed;
 * nothing is refused.
 */
export function typesetText(text: string): TypesetBlocks {
  let formulas = 0
  const draw = (part: ReturnType<typeof splitInlines>[number]): Inline => {
    if (typeof part === 'string') return part
    if (part.kind === 'blank') return `[[${part.id}]]`
    const tree = ++formulas <= MAX_FORMULAS ? typeset(part.tex, part.isDisplay) : null
    if (tree) return { ...part, tree }
    const dollars = part.isDisplay ? '$$' : '$'
    return `${dollars}${part.tex}${dollars}`
  }
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', inlines: splitInlines(line).map(draw) }))
}
