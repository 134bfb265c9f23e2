import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { BasePayload } from 'payload'
import { richTextFeatures } from '#collections/fields/richTextField.ts'

/** Converts Markdown to Lexical rich text; empty input gives null. */
export type ToRichText = (markdown: string | undefined) => object | null

type Node = { type: string; version: number; text?: string; children?: Node[] }

const LINE_BREAK: Node = { type: 'linebreak', version: 1 }

/** Placeholder for a line break inside a quotation; a private-use character. */
const LINE_END = '\ue000'

/** Creates a converter with the features of our rich text fields; other Markdown stays plain text. */
export async function markdownToRichText(payload: BasePayload): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: richTextFeatures,
  })
  return (markdown) => {
    if (!markdown) return null
    const state = convertMarkdownToLexical({ editorConfig, markdown: joinQuotations(markdown) })
    return {
      ...state,
      root: { ...state.root, children: (state.root.children as Node[]).flatMap(splitLines) },
    }
  }
}

/** Payload's converter loses line breaks in quotations, so each quotation is passed as one line with placeholders. */
const joinQuotations = (markdown: string): string =>
  markdown.replace(/^>.*(?:\n>.*)*/gm, (quotation) => {
    const lines = quotation.split('\n').map((line) => line.replace(/^> ?/, '').trimEnd())
    return `> ${lines.join(LINE_END)}`
  })

function splitLines(node: Node): Node[] {
  if (node.children) return [{ ...node, children: node.children.flatMap(splitLines) }]
  if (!node.text?.includes(LINE_END)) return [node]
  const parts = node.text.split(LINE_END)
  return parts
    .flatMap((text, index): Node[] => [...(index > 0 ? [LINE_BREAK] : []), { ...node, text }])
    .filter((part) => part.text !== '')
}
