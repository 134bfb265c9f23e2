import katex, { type KatexOptions } from 'katex'
// Adds `\ce` and `\pu` for chemistry.
import 'katex/contrib/mhchem'
import { LRUCache } from 'lru-cache'
import { type MathElement, parseMathTree } from '#domain/maths/mathTree.ts'
import { MATHS_BLOCK, MAX_FORMULA_LENGTH } from '#domain/maths/replaceMaths.ts'

const OPTIONS: KatexOptions = {
  output: 'htmlAndMathml',
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxExpand: 200,
  maxSize: 20,
}

/** Cached: typesetting takes a millisecond or two, and the same formulas are requested again and again. */
const cache = new LRUCache<string, { tree: MathElement | null }>({ max: 2000 })

/**
 * Typesets a formula in TeX, as boxes for display and MathML for screen readers. Null for an invalid formula,
 * which is shown as typed. No command of it can affect the page: no links, no HTML, no endless macros,
 * nothing larger than 20 em.
 */
export function typeset(tex: string, isDisplay: boolean): MathElement | null {
  if (tex.length > MAX_FORMULA_LENGTH) return null
  const key = `${isDisplay}:${tex}`
  const cached = cache.get(key)
  if (cached) return cached.tree
  const tree = render(tex, isDisplay)
  cache.set(key, { tree })
  return tree
}

function render(tex: string, displayMode: boolean): MathElement | null {
  try {
    return parseMathTree(katex.renderToString(tex, { ...OPTIONS, displayMode }))
  } catch {
    return null
  }
}

/** Why a formula can't be typeset, as the message below its field; null when it can. */
export function formulaProblem(tex: unknown): string | null {
  if (typeof tex !== 'string' || tex.trim() === '') return 'Enter a formula'
  if (tex.length > MAX_FORMULA_LENGTH) return `A formula has at most ${MAX_FORMULA_LENGTH} characters`
  if (typeset(tex, true)) return null
  const reason = parseReason(tex)
  return reason === null
    ? 'This formula is too large, or it has something in it that formulas of lessons cannot have'
    : `This cannot be typeset: ${reason}`
}

/** Why KaTeX cannot read a formula; null when it can. */
export function parseReason(tex: string): string | null {
  try {
    katex.renderToString(tex, OPTIONS)
    return null
  } catch (err) {
    return plainReason(err instanceof Error ? err.message.replace(/^KaTeX parse error: /, '') : '')
  }
}

/**
 * KaTeX underlines the position of an error with combining characters, which are removed for the field's
 * message.
 */
const plainReason = (reason: string): string => reason.replace(/[\u0332\u0333]/g, '').slice(0, 200)

type Node = { type?: string; children?: Node[]; fields?: Record<string, unknown> }

/** Adds to each formula of a rich text its tree next to its TeX. Nothing else changes. */
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
