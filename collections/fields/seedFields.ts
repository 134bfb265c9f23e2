import type { Field } from 'payload'
import { nobodyField } from '#access/rules.ts'

const internal = (name: string): Field => ({
  name,
  type: 'text',
  index: name === 'seedKey',
  access: { read: nobodyField, create: nobodyField, update: nobodyField },
  admin: { hidden: true },
})

/** Which row of a project folder a document came from, and a hash of what was imported; see seed/README.md. */
export const seedFields: Field[] = [internal('seedKey'), internal('seedHash')]
