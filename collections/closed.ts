import type { CollectionConfig, Field } from 'payload'
import { nobody } from '#access/rules.ts'

const SCALARS: readonly Field['type'][] = [
  'text',
  'number',
  'checkbox',
  'date',
  'select',
  'relationship',
  'json',
]
const isScalar = (field: Field): boolean =>
  SCALARS.includes(field.type) && !('hasMany' in field && field.hasMany)

/** A collection that only the server's operations read and write: no access for anybody, hidden in the admin. */
export const closed = (config: Omit<CollectionConfig, 'access' | 'admin'>): CollectionConfig => ({
  lockDocuments: false,
  ...config,
  custom: { isFlat: config.fields.every(isScalar) },
  admin: { hidden: true },
  access: {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    unlock: () => false,
    readVersions: () => false,
  },
})
