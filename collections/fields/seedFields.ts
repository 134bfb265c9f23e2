import type { Field } from 'payload'
import { nobodyField } from '#access/rules.ts'

const internal = (name: string): Field => ({
  name,
  type: 'text',
  index: name === 'seedKey',
  access: { read: nobodyField, create: nobodyField, update: nobodyField },
  admin: { hidden: true },
})

/**
 * The row of a project folder that a document was imported from, and a hash of the imported data; see
 * seed/README.md.
 */
export const seedFields: Field[] = [internal('seedKey'), internal('seedHash')]
