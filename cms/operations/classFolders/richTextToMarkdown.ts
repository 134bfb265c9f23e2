import { convertLexicalToMarkdown, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { BasePayload } from 'payload'
import { richTextFeatures } from '#collections/fields/richTextField.ts'
import { idOf } from '#database/idOf.ts'
import { FIGURE_BLOCK } from '#domain/learning/figuresIn.ts'
import { MATHS_BLOCK } from '#domain/maths/replaceMaths.ts'

/** Converts the text of a lesson to the Markdown of project folders; `fileOf` names the file of a picture. */
export type ToMarkdown = (text: unknown, fileOf: (picture: string) => string) => string

type Node = { type: string; text?: string; children?: Node[]; fields?: Fields }
type Fields = { blockType?: string; tex?: string; picture?: string | { id: string }; caption?: string | null }

/** Private-use characters that delimit text inserted into the Markdown after the conversion. */
const [OPEN, CLOSE] = ['\ue020', '\ue021']
const KEPT = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')
/** Marks a line break inside a quotation, which the converter loses. */
const LINE_END = '\ue022'

const textNode = (text: string): Node =>
  ({ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }) as Node
const paragraph = (text: string): Node =>
  ({
    type: 'paragraph',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    textFormat: 0,
    children: [textNode(text)],
  }) as Node

/** The inverse of cms/operations/seeding/markdownToRichText.ts with its formulas and figures. */
export async function richTextToMarkdown(payload: BasePayload): Promise<ToMarkdown> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: richTextFeatures,
  })
  return (text, fileOf) => {
    const { root } = (text ?? {}) as { root?: Node }
    if (!root?.children?.length) return ''
    const kept: string[] = []
    const keep = (markdown: string) => `${OPEN}${kept.push(markdown) - 1}${CLOSE}`
    const plain = (node: Node, isQuoted: boolean): Node => {
      if (node.type === 'block' || node.type === 'inlineBlock') {
        const written = keep(markdownOf(node, fileOf))
        return node.type === 'block' ? paragraph(written) : textNode(written)
      }
      if (isQuoted && node.type === 'linebreak') return textNode(LINE_END)
      if (!node.children) return node
      const children = node.children.map((child) => plain(child, isQuoted || node.type === 'quote'))
      return { ...node, children }
    }
    const markdown = convertLexicalToMarkdown({
      data: { root: plain(root, false) } as never,
      editorConfig,
    })
    return markdown
      .replaceAll('$', '\\$')
      .replaceAll(LINE_END, '\n> ')
      .replace(KEPT, (_, number: string) => kept[Number(number)] ?? '')
      .trim()
  }
}

function markdownOf({ type, fields }: Node, fileOf: (picture: string) => string): string {
  const { blockType, tex = '', picture, caption } = fields ?? {}
  if (blockType === MATHS_BLOCK) return type === 'block' ? `$$${tex.trim()}$$` : `$${tex.trim()}$`
  const id = blockType === FIGURE_BLOCK ? idOf(picture) : null
  return id ? `![${(caption ?? '').replace(/[\]\n]/g, ' ')}](${fileOf(id)})` : ''
}
