import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from './env.ts'

/** Gives an upload collection its folder in DATA_DIR. */
export const withStorage = (collection: CollectionConfig): CollectionConfig =>
  collection.upload
    ? {
        ...collection,
        upload: {
          ...(typeof collection.upload === 'object' ? collection.upload : {}),
          staticDir: path.join(env().DATA_DIR, 'files', collection.slug),
        },
      }
    : collection
