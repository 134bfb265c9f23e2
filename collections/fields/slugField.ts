import type { Field } from 'payload'
import { SlugSchema, slugify } from '#domain/text/slug.ts'

export function checkSlug(value: unknown): true | string {
  const parsed = SlugSchema.safeParse(value)
  return parsed.success || (parsed.error.issues[0]?.message ?? 'Not a valid slug')
}

/** The document's URL segment: made from `from` when left empty, checked when typed. */
export const slugField = (from = 'title'): Field => ({
  name: 'slug',
  type: 'text',
  required: true,
  index: true,
  maxLength: 100,
  admin: { position: 'sidebar', description: `Part of the address. Left empty it is made from the ${from}.` },
  hooks: {
    beforeValidate: [
      ({ value, data, originalDoc }) => {
        if (typeof value === 'string' && value !== '') return value
        if (value === undefined && originalDoc?.slug) return originalDoc.slug
        return slugify(String(data?.[from] ?? '')) || `item-${Date.now().toString(36)}`
      },
    ],
  },
  validate: checkSlug,
})
