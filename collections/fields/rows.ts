import type { Field, TextField } from 'payload'
import { safeHref } from '#domain/links/safeHref.ts'

/** A list of one-line texts. */
export const textRows = (name: string, label?: string): Field => ({
  name,
  type: 'array',
  label,
  fields: [{ name: 'text', type: 'text', required: true, maxLength: 300 }],
})

/** Questions and answers. */
export const faqRows = (name: string): Field => ({
  name,
  type: 'array',
  label: 'FAQs',
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 300 },
    { name: 'answer', type: 'textarea', required: true, maxLength: 3000 },
  ],
})

/** Links of a menu, internal or external. With `hindi` they can have other labels on Hindi pages. */
export const linkRows = (name: string, label?: string, { hindi = false } = {}): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Link', plural: 'Links' },
  admin: {
    initCollapsed: true,
    components: { RowLabel: { path: '/admin/content/RowLabel#RowLabel', clientProps: { name: 'Link' } } },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 60 },
        ...(hindi
          ? [{ name: 'hindiLabel', type: 'text' as const, maxLength: 60, label: 'Label in Hindi' }]
          : []),
        hrefField('href'),
      ],
    },
  ],
})

/** A link target: a path of this site, http(s), mailto or tel; nothing that a browser would execute. */
export function hrefField(name: string, required = true): TextField {
  return {
    name,
    type: 'text',
    required,
    maxLength: 500,
    admin: { components: { Field: '/admin/fields/HrefInput#HrefInput' } },
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') return !required || 'Enter an address'
      return (
        (typeof value === 'string' && safeHref(value) === value) ||
        'Start with /, #, https://, mailto: or tel:'
      )
    },
  }
}
