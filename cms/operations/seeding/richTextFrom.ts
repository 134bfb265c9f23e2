import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { BasePayload } from 'payload'
import { richTextFeatures } from '#collections/fields/richTextField.ts'

/** A converter from Markdown to the rich text of our fields. */
export async function richTextFrom(payload: BasePayload): Promise<(markdown: string | undefined) => unknown> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: richTextFeatures,
  })
  return (markdown) => (markdown ? convertMarkdownToLexical({ editorConfig, markdown }) : null)
}
