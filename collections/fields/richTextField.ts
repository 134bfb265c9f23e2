import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Field, RichTextField } from 'payload'
import { figureBlock } from './figureBlock.ts'

/** Lets editors type a link's URL, or pick a page, post or product by its title. */
const withLinkPicker = (field: Field): Field =>
  'name' in field && field.name === 'url'
    ? ({
        ...field,
        admin: { ...field.admin, components: { Field: '/admin/fields/HrefInput#HrefInput' } },
      } as Field)
    : field

/** Features of every rich text. Links store URLs; when a page moves, a redirect keeps them working. */
export const richTextFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  InlineCodeFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  LinkFeature({
    enabledCollections: [],
    fields: ({ defaultFields }) => defaultFields.map((field) => withLinkPicker(field as Field)),
  }),
  EXPERIMENTAL_TableFeature(),
  FixedToolbarFeature(),
]

/** Rich text with pictures and tables. */
export const richTextEditor = lexicalEditor({
  features: [...richTextFeatures, BlocksFeature({ blocks: [figureBlock] })],
})

export const richTextField = (name: string, label?: string): RichTextField => ({
  name,
  type: 'richText',
  label,
  editor: richTextEditor,
})
