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

/** An address is typed, or taken from a page, post or product that is looked for by its title. */
const withPicker = (field: Field): Field =>
  'name' in field && field.name === 'url'
    ? ({
        ...field,
        admin: { ...field.admin, components: { Field: '/admin/fields/HrefInput#HrefInput' } },
      } as Field)
    : field

/** What every formatted text has. Links hold addresses; those of pages that move lead on by a redirect. */
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
    fields: ({ defaultFields }) => defaultFields.map((field) => withPicker(field as Field)),
  }),
  EXPERIMENTAL_TableFeature(),
  FixedToolbarFeature(),
]

/** Formatted text with pictures and tables. */
export const richTextEditor = lexicalEditor({
  features: [...richTextFeatures, BlocksFeature({ blocks: [figureBlock] })],
})

export const richTextField = (name: string, label?: string): RichTextField => ({
  name,
  type: 'richText',
  label,
  editor: richTextEditor,
})
