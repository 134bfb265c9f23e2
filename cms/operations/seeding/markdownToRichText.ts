import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { BasePayload } from 'payload'
import { richTextEditor } from '#collections/fields/richTextField.ts'

/** Markdown to the tree of the rich text fields; null stays null. */
export type ToRichText = (markdown: string | undefined) => object | null

/** A converter with the features that the fields have; what they don't have stays plain text. */
export async function markdownToRichText(payload: BasePayload): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromEditor({
    config: payload.config,
    editor: richTextEditor,
  })
  return (markdown) => (markdown ? convertMarkdownToLexical({ editorConfig, markdown }) : null)
}
