import katex, { type KatexOptions } from 'katex'
import { LRUCache } from 'lru-cache'
import { MATHS_BLOCK, MAX_FORMULA_LENGTH } from '#domain/maths/mathsIn.ts'
import { type MathElement, parseMathTree } from '#domain/maths/mathTree.ts'

const OPTIONS: KatexOptions = {
  ...{ output: 'htmlAndMathml', throwOnError: true },
  ...{ trust: false, strict: 'ignore', maxExpand: 200, maxSize: 20 },
}

/** Typesetting takes a millisecond or two, and the same formulas are asked for again and again. */
const kept = new LRUCache<string, { tree: MathElement | null }>({ max: 2000 })

/**
 * Typesets a formula in TeX, as boxes for the eye and MathML for screen readers. Null for what is no formula: it is shown as it
 * was typed. No command of it reaches the page: no links, no HTML, no macros without an end, nothing larger than 20 em.
 */
export function typeset(tex: string, isDisplay: boolean): MathElement | null {
  if (tex.length > MAX_FORMULA_LENGTH) return null
  const key = `${isDisplay}:${tex}`
  const known = kept.get(key)
  if (known) return known.tree
  const tree = draw(tex, isDisplay)
  kept.set(key, { tree })
  return tree
}

function draw(tex: string, displayMode: boolean): MathElement | null {
  try {
    return parseMathTree(katex.renderToString(tex, { ...OPTIONS, displayMode }))
  } catch {
    return null
  }
}

/** Why a formula cannot be typeset, as one reads it under its field; null when it can. */
export function formulaProblem(tex: unknown): string | null {
  if (typeof tex !== 'string' || tex.trim() === '') return 'Enter a formula'
  if (tex.length > MAX_FORMULA_LENGTH) return `A formula has at most ${MAX_FORMULA_LENGTH} characters`
  if (typeset(tex, true)) return null
  try {
    katex.renderToString(tex, OPTIONS)
    return 'This formula is too large, or it has something in it that formulas of lessons cannot have'
  } catch (err) {
    const reason = err instanceof Error ? err.message.replace(/^KaTeX parse error: /, '') : ''
    return `This cannot be typeset: ${plainReason(reason)}`
  }
}

/** KaTeX underlines the place of a mistake by marks that combine with letters; a field shows it plainly. */
const plainReason = (reason: string): string => reason.replace(/[\u0332\u0333]/g, '').slice(0, 200)

type Node = { type?: string; children?: Node[]; fields?: Record<string, unknown> }

/** A formatted text with the tree of each of its formulas beside its TeX. Nothing else of it changes. */
export function typesetText<T>(text: T): T {
  const { root } = (text ?? {}) as { root?: Node }
  return root ? ({ ...text, root: withTrees(root) } as T) : text
}

function withTrees(node: Node): Node {
  const { fields, type, children } = node
  if (fields?.blockType === MATHS_BLOCK && typeof fields.tex === 'string')
    return { ...node, fields: { ...fields, tree: typeset(fields.tex, type === 'block') } }
  return children ? { ...node, children: children.map(withTrees) } : node
}
