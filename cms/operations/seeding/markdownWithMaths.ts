import { createHash } from 'node:crypto'
import { MATHS_BLOCK, replaceMaths } from '#domain/maths/replaceMaths.ts'
import type { ToRichText } from './markdownToRichText.ts'

type Node = { type: string; version: number; text?: string; children?: Node[]; fields?: object }
type Formula = { tex: string; isDisplay: boolean }

/** Delimiters of a formula's placeholder during the conversion; private-use characters. */
const [OPEN, CLOSE] = ['\ue010', '\ue011']
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`)

/** Converts Markdown with formulas, `$…$` and `$$…$$`, to rich text with formula blocks. */
export const withMaths =
  (toRichText: ToRichText): ToRichText =>
  (markdown) => {
    if (!markdown) return null
    const formulas: Formula[] = []
    const marked = replaceMaths(markdown, (tex, isDisplay) => {
      formulas.push({ tex, isDisplay })
      return `${OPEN}${formulas.length - 1}${CLOSE}`
    })
    const text = toRichText(marked) as { root: Node } | null
    return text && { ...text, root: insertFormulas(text.root, formulas) }
  }

const insertFormulas = (node: Node, formulas: readonly Formula[]): Node =>
  node.children ? { ...node, children: node.children.flatMap((child) => nodesOf(child, formulas)) } : node

function nodesOf(node: Node, formulas: readonly Formula[]): Node[] {
  const [only, ...others] = node.children ?? []
  const number = only?.text && others.length === 0 ? numberAlone(only.text) : null
  const display = number === null ? undefined : formulas[number]
  if (node.type === 'paragraph' && number !== null && display?.isDisplay) return [mathsNode(display, number)]
  if (node.text === undefined) return [insertFormulas(node, formulas)]
  // Splitting by a capture group puts the number of a formula in every second part.
  return node.text.split(MARK).flatMap((part, index): Node[] => {
    const formula = index % 2 === 1 ? formulas[Number(part)] : undefined
    if (formula) return [mathsNode({ ...formula, isDisplay: false }, Number(part))]
    return part === '' ? [] : [{ ...node, text: part }]
  })
}

function numberAlone(text: string): number | null {
  const [before, number, after] = text.split(MARK)
  return before === '' && after === '' ? Number(number) : null
}

/** A formula node with a deterministic, unique id, so that an unchanged import writes the same document. */
function mathsNode({ tex, isDisplay }: Formula, number: number): Node {
  const id = createHash('sha256').update(`${number} ${tex}`).digest('hex').slice(0, 24)
  const fields = { id, blockType: MATHS_BLOCK, tex }
  return isDisplay
    ? ({ type: 'block', version: 2, format: '', fields } as Node)
    : { type: 'inlineBlock', version: 1, fields }
}
