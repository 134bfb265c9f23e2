import { importExportPlugin } from '@payloadcms/plugin-import-export'
import type { CollectionConfig, CollectionSlug } from 'payload'
import { withModule } from '#access/moduleRules.ts'
import { nobody, ownRecords } from '#access/rules.ts'
import { projectScoped } from '#collections/projectScoped.ts'
import { withStorage } from './storage.ts'

/** Lists that can be downloaded, and of these the ones that can be filled from a file. */
const EXPORTED: CollectionSlug[] = [
  'selling-products',
  'classes',
  'lectures',
  'test-series',
  'test-papers',
  'orders',
  'users',
  'blogs',
  'redirects',
  'lead-submissions',
  'audit-logs',
]
const IMPORTED: CollectionSlug[] = ['selling-products', 'lectures', 'test-papers', 'redirects']

const ROWS_AT_MOST = 100_000

const ownTransfers = (collection: CollectionConfig): CollectionConfig =>
  withStorage(
    projectScoped({
      ...collection,
      access: {
        create: withModule('transfers', 'edit'),
        read: ownRecords('owner'),
        update: nobody,
        delete: nobody,
      },
      fields: [
        ...collection.fields,
        {
          name: 'owner',
          type: 'relationship',
          relationTo: 'users',
          index: true,
          access: { create: () => false, update: () => false },
          admin: { hidden: true },
          hooks: {
            beforeChange: [({ req, value, operation }) => (operation === 'create' ? req.user?.id : value)],
          },
        },
      ],
    }),
  )

/** Download and upload of lists as CSV or JSON, in the panel's list menus. Whoever starts one sees it, nobody else. */
export const transfers = importExportPlugin({
  collections: EXPORTED.map((slug) => ({
    slug,
    export: { disableJobsQueue: true, disableSave: true, batchSize: 500, limit: ROWS_AT_MOST },
    import: IMPORTED.includes(slug)
      ? { disableJobsQueue: true, limit: 5000, defaultVersionStatus: 'draft' as const }
      : false,
  })),
  overrideExportCollection: ({ collection }) => ownTransfers(collection),
  overrideImportCollection: ({ collection }) => ownTransfers(collection),
})
