import type { Field } from 'payload'

/** What search engines and link previews show. */
export const metaField: Field = {
  name: 'meta',
  type: 'group',
  label: 'Search and sharing',
  fields: [
    { name: 'title', type: 'text', maxLength: 70 },
    { name: 'description', type: 'textarea', maxLength: 160 },
  ],
}
