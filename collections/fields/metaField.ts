import type { Field } from 'payload'
import { counter } from './counter.ts'

/** Metadata for search engines and link previews, with a preview of both. */
export const metaField: Field = {
  name: 'meta',
  type: 'group',
  label: 'Search and sharing',
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 70,
      admin: { description: 'If empty, the title is used', components: counter(20, 60, 70) },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 160,
      admin: { components: counter(70, 155, 160) },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      maxDepth: 1,
      admin: { description: 'Shown when the page is shared; best at 1200 × 630' },
    },
    { name: 'noIndex', type: 'checkbox', defaultValue: false, label: 'Keep out of search engines' },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/admin/content/SearchPreview#SearchPreview' } },
    },
  ],
}
