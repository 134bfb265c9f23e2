import { createHash } from 'node:crypto'
import { FIGURE_BLOCK, replaceFigures } from '#domain/learning/figuresIn.ts'
import type { ToRichText } from './markdownToRichText.ts'

type Node = { type: string; version: number; text?: string; children?: Node[] }
type Figure = { file: string; caption: string }

/** Delimiters of a figure's placeholder during the conversion; private-use characters. */
const [OPEN, CLOSE] = ['\ue012', '\ue013']
const ALONE = new RegExp(`^${OPEN}(\\d+)${CLOSE}$`)

/** Converts Markdown with figures, `![caption](file.webp)` on a line of its own, to rich text with figure blocks. */
export const withFigures =
  (toRichText: ToRichText, idOfFile: (file: string) => string): ToRichText =>
  (markdown) => {
    if (!markdown) return null
    const figures: Figure[] = []
    const marked = replaceFigures(markdown, (figure) => `${OPEN}${figures.push(figure) - 1}${CLOSE}`)
    const text = toRichText(marked) as { root: Node } | null
    if (!text || figures.length === 0) return text
    const children = text.root.children?.map((node) => figureOf(node, figures, idOfFile) ?? node)
    return { ...text, root: { ...text.root, children } }
  }

function figureOf(node: Node, figures: readonly Figure[], idOfFile: (file: string) => string): object | null {
  const [only, ...others] = node.children ?? []
  const number = others.length === 0 ? ALONE.exec(only?.text ?? '')?.[1] : undefined
  const figure = number === undefined ? undefined : figures[Number(number)]
  if (!figure) return null
  // A deterministic id, so that an unchanged import writes the same document.
  const id = createHash('sha256').update(`${number} ${figure.file}`).digest('hex').slice(0, 24)
  const fields = {
    id,
    blockType: FIGURE_BLOCK,
    picture: idOfFile(figure.file),
    caption: figure.caption || null,
  }
  return { type: 'block', version: 2, format: '', fields }
}
