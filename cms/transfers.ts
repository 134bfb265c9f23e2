import { importExportPlugin } from '@payloadcms/plugin-import-export'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  Field,
  PayloadHandler,
  Plugin,
} from 'payload'
import { Forbidden } from 'payload'
import { withModule } from '#access/moduleRules.ts'
import { nobody, ownRecords } from '#access/rules.ts'
import { projectScoped } from '#collections/projectScoped.ts'
import { ROWS_IMPORTED_AT_MOST } from '#domain/transfers/checkImport.ts'
import { downloadExport, previewExport } from './operations/transfers/downloadExport.ts'
import { previewImport } from './operations/transfers/previewImport.ts'
import { guardRows, restoreRows } from './operations/transfers/rows.ts'
import { checkImport, runImport } from './operations/transfers/runImport.ts'
import { transferable } from './operations/transfers/transferable.ts'
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
/** Columns are those of the first rows read, so these are many: a list with more items further down loses none. */
const ROWS_A_READ = 2000

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

type Wrap = (handler: PayloadHandler) => PayloadHandler

const wrapped = (endpoints: CollectionConfig['endpoints'], wraps: Record<string, Wrap>): Endpoint[] =>
  (endpoints || []).map((endpoint) => {
    const wrap = wraps[endpoint.path]
    if (!wrap) throw new Error(`the import/export plugin has a new endpoint ${endpoint.path}`)
    return { ...endpoint, handler: wrap(endpoint.handler) }
  })

/** Files leave by download alone; a stored one would be a second copy of the data. */
const storeNothing: CollectionBeforeOperationHook = ({ operation, req, args }) => {
  if (operation === 'create') throw new Forbidden(req.t)
  return args
}

const ownExports = (collection: CollectionConfig): CollectionConfig =>
  ownTransfers({
    ...collection,
    admin: {
      ...collection.admin,
      components: { edit: { SaveButton: '/admin/transfers/DownloadButton#DownloadButton' } },
    },
    hooks: { beforeOperation: [storeNothing] },
    endpoints: wrapped(collection.endpoints, {
      '/download': (handler) => downloadExport(handler, EXPORTED),
      '/export-preview': (handler) => previewExport(handler, EXPORTED),
    }),
  })

const withIssueTable = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(withIssueTable) } as Field
  if (!('name' in field) || field.name !== 'issueDetails') return field
  const admin = { ...field.admin, components: { Field: '/admin/transfers/ImportIssues#ImportIssues' } }
  return { ...field, admin } as Field
}

const ownImports = (collection: CollectionConfig): CollectionConfig => {
  const [save] = collection.hooks?.afterChange ?? []
  if (!save) throw new Error('the import/export plugin runs imports in another way')
  return ownTransfers({
    ...collection,
    fields: collection.fields.map(withIssueTable),
    hooks: { beforeOperation: [checkImport(IMPORTED)], afterChange: [runImport(save)] },
    endpoints: wrapped(collection.endpoints, {
      '/preview-data': (handler) => previewImport(handler, IMPORTED),
    }),
  })
}

const plugin = importExportPlugin({
  collections: EXPORTED.map((slug) => ({
    slug,
    export: {
      disableJobsQueue: true,
      disableSave: true,
      batchSize: ROWS_A_READ,
      limit: ROWS_AT_MOST,
      hooks: { before: guardRows as never },
    },
    import: IMPORTED.includes(slug)
      ? {
          disableJobsQueue: true,
          limit: ROWS_IMPORTED_AT_MOST,
          defaultVersionStatus: 'draft' as const,
          hooks: { before: restoreRows(slug) as never },
        }
      : false,
  })),
  overrideExportCollection: ({ collection }) => ownExports(collection),
  overrideImportCollection: ({ collection }) => ownImports(collection),
})

/** The plugin offers an import to whoever sees the list; ours to whoever may write it. */
const withOwnMenu: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    const items = collection.admin?.components?.listMenuItems
    if (!items || !collection.admin?.components) continue
    collection.admin.components.listMenuItems = items.map((item) =>
      typeof item === 'object' && item.path === '@payloadcms/plugin-import-export/rsc#ImportListMenuItem'
        ? { ...item, path: '/admin/transfers/ImportMenuItem#ImportMenuItem' }
        : item,
    )
  }
  return config
}

/** Download and upload of lists as CSV or JSON, in the panel's list menus, with the rights of whoever does it. */
export const transfers: Plugin = async (config) =>
  withOwnMenu(await plugin(await transferable(EXPORTED)(config)))
