import type { CollectionConfig } from 'payload'
import { nobody } from '#access/rules.ts'
import { isFlat } from './fields/isFlat.ts'

/**
 * A collection that only the server's operations read and write: without access for anybody, hidden in the
 * admin.
 */
export const internalCollection = (config: Omit<CollectionConfig, 'access' | 'admin'>): CollectionConfig => ({
  lockDocuments: false,
  ...config,
  custom: { isFlat: isFlat(config.fields) },
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
