import { importExportPlugin } from '@payloadcms/plugin-import-export'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  Field,
  PayloadHandler,
  Plugin,
} from 'payload'
import { addDataAndFileToRequest, Forbidden } from 'payload'
import { collectionFacts } from '#access/collectionFacts.ts'
import { hasModule, moduleAccess } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { projectScoped } from '#collections/projectScoped.ts'
import { MAX_EXPORTED_ROWS, MAX_IMPORTED_ROWS } from '#domain/transfers/rowLimits.ts'
import { checkImport, readImport } from '../operations/transfers/checkImport.ts'
import { downloadExport, previewExport } from '../operations/transfers/downloadExport.ts'
import { dryRun } from '../operations/transfers/dryRun.ts'
import { EXPORTED } from '../operations/transfers/exportedLists.ts'
import { exportName } from '../operations/transfers/exportName.ts'
import { importTemplate } from '../operations/transfers/importTemplate.ts'
import { previewImport } from '../operations/transfers/previewImport.ts'
import { guardRows, restoreRows } from '../operations/transfers/rows.ts'
import { runImport } from '../operations/transfers/runImport.ts'
import { transferable } from '../operations/transfers/transferable.ts'
import { withStorage } from './storage.ts'

/** The subset of `EXPORTED` that can also be imported. */
const IMPORTED: CollectionSlug[] = ['selling-products', 'lectures', 'test-papers', 'redirects']

/** The plugin derives the columns from the first batch, so a small batch would miss array items that only later rows have. */
const BATCH_SIZE = 2000

/** Exports are downloaded, never stored: a stored file would be a second copy of the data. */
const refuseStoring: CollectionBeforeOperationHook = ({ operation, req, args }) => {
  if (operation === 'create') throw new Forbidden(req.t)
  return args
}

type Transfers = 'exports' | 'imports'

const ownTransfers = (collection: CollectionConfig): CollectionConfig =>
  withStorage(
    projectScoped({
      ...collection,
      access: moduleAccess(collection.slug as Transfers),
      hooks: {
        ...collection.hooks,
        ...(collectionFacts(collection.slug as Transfers).isNeverKept
          ? { beforeOperation: [refuseStoring] }
          : {}),
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

type ExportOptions = { collectionSlug?: string; format?: string }

/** Order exports have fixed columns (spec 3) except as JSON, so there are no columns to choose. */
const hasColumnChoice = ({ collectionSlug, format }: ExportOptions) =>
  collectionSlug !== 'orders' || format === 'json'

/** Our changes to fields of the export drawer, by field name. */
const FIELD_CHANGES: Record<string, (field: Field) => Partial<Field>> = {
  fields: ({ admin }) => ({
    admin: {
      ...admin,
      condition: hasColumnChoice,
      components: {
        Field: {
          path: '/admin/transfers/ExportColumns#ExportColumns',
          clientProps: { labels: { nowPaise: 'Price now' } },
        },
      },
    } as never,
  }),
  collectionSlug: ({ admin }) => ({
    label: 'List',
    admin: { ...admin, components: { Field: '/admin/transfers/ExportList#ExportList' } } as never,
  }),
  selectionToUse: ({ admin }) => ({
    admin: { ...admin, components: { Field: '/admin/transfers/ExportRows#ExportRows' } } as never,
  }),
  // The plugin's own field defaults to the list's page size, which would export the first page only.
  limit: ({ admin }) => ({
    label: 'At most',
    admin: {
      ...admin,
      placeholder: 'All rows',
      description: 'Empty: every row that the filters match.',
      components: {},
    } as never,
  }),
  // The plugin's own default combines the UTC day with the server's local hour.
  name: () => ({ defaultValue: exportName }) as never,
  format: ({ admin }) => ({
    options: ['csv', 'xlsx', 'detailed', 'json'].map((value) => ({ value, label: value.toUpperCase() })),
    admin: { ...admin, components: { Field: '/admin/transfers/ExportFormat#ExportFormat' } } as never,
  }),
  preview: ({ admin }) => ({
    admin: { ...admin, components: { Field: '/admin/transfers/ExportTable#ExportTable' } } as never,
  }),
}

/** Keeps the plugin's fields inside its collapsible: rendered outside it, their default values are lost when the form loads. */
const adapted = (field: Field): Field => {
  const label = field.type === 'collapsible' ? { label: 'What the file holds' } : {}
  if ('fields' in field) return { ...field, ...label, fields: field.fields.map(adapted) } as Field
  const adapt = 'name' in field ? FIELD_CHANGES[field.name] : undefined
  return adapt ? ({ ...field, ...adapt(field) } as Field) : field
}

/** Range of days, above the other filters. */
const PERIOD: Field = {
  name: 'period',
  type: 'ui',
  admin: { components: { Field: '/admin/transfers/ExportPeriod#ExportPeriod' } },
}

const withPeriod = (fields: Field[]): Field[] =>
  fields.flatMap((field) => {
    if ('fields' in field) return [{ ...field, fields: withPeriod(field.fields) } as Field]
    return 'name' in field && field.name === 'selectionToUse' ? [field, PERIOD] : [field]
  })

const titled = (verb: 'Export' | 'Import') => ({
  path: '/admin/transfers/TransferTitle#TransferTitle',
  clientProps: { verb },
})

const ownExports = (collection: CollectionConfig): CollectionConfig =>
  ownTransfers({
    ...collection,
    fields: withPeriod(collection.fields.map(adapted)),
    admin: {
      ...collection.admin,
      hideAPIURL: true,
      components: {
        edit: {
          SaveButton: '/admin/transfers/DownloadButton#DownloadButton',
          beforeDocumentControls: [titled('Export')],
        },
      },
    },
    endpoints: wrapped(collection.endpoints, {
      '/download': (handler) => downloadExport(handler, EXPORTED),
      '/export-preview': (handler) => previewExport(handler, EXPORTED),
    }),
  })

/** Our components for the fields of an import and its result. */
const COMPONENTS: Record<string, string> = {
  collectionSlug: '/admin/transfers/ListField#ListField',
  issueDetails: '/admin/transfers/ImportIssues#ImportIssues',
  status: '/admin/transfers/ImportState#ImportState',
  preview: '/admin/transfers/ImportTable#ImportTable',
}

const withComponents = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(withComponents) } as Field
  if (!('name' in field)) return field
  if (field.name === 'importMode')
    return {
      ...field,
      // A function, so that the database column gets no default.
      defaultValue: () => 'create',
      admin: { ...field.admin, isClearable: false },
    } as Field
  const Field = COMPONENTS[field.name]
  return Field ? ({ ...field, admin: { ...field.admin, components: { Field } } } as Field) : field
}

/** The buttons for the dry run and the import. */
const START: Field = {
  name: 'start',
  type: 'ui',
  admin: { components: { Field: '/admin/transfers/StartImport#StartImport' } },
}

const withStart = (fields: Field[]): Field[] =>
  fields.flatMap((field) => ('name' in field && field.name === 'preview' ? [START, field] : [field]))

/** POST imports/check: a dry run of an import; nothing is stored. */
const checkFile =
  (save: CollectionAfterChangeHook): PayloadHandler =>
  async (req) => {
    // Check access before reading the body.
    if (!hasModule(viewerOf(req), 'transfers', 'edit')) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    return Response.json(await dryRun(save, req, await readImport(req, IMPORTED, req.data ?? {})))
  }

const ownImports = (collection: CollectionConfig): CollectionConfig => {
  const [save] = collection.hooks?.afterChange ?? []
  if (!save) throw new Error('the import/export plugin has no afterChange hook for imports')
  return ownTransfers({
    ...collection,
    admin: {
      ...collection.admin,
      hideAPIURL: true,
      components: {
        beforeListTable: ['/admin/transfers/ImportWays#ImportWays'],
        edit: {
          SaveButton: '/admin/transfers/HiddenButton#HiddenButton',
          beforeDocumentControls: [titled('Import')],
        },
      },
    },
    fields: [
      {
        name: 'template',
        type: 'ui',
        admin: { components: { Field: '/admin/transfers/TemplateHelp#TemplateHelp' } },
      },
      ...withStart(collection.fields.map(withComponents)),
    ],
    hooks: { beforeOperation: [checkImport(IMPORTED)], afterChange: [runImport(save)] },
    endpoints: [
      ...wrapped(collection.endpoints, { '/preview-data': (handler) => previewImport(handler, IMPORTED) }),
      { path: '/check', method: 'post', handler: checkFile(save) },
      { path: '/template', method: 'get', handler: importTemplate },
    ],
  })
}

const plugin = importExportPlugin({
  collections: EXPORTED.map((slug) => ({
    slug,
    export: {
      disableJobsQueue: true,
      disableSave: true,
      batchSize: BATCH_SIZE,
      limit: MAX_EXPORTED_ROWS,
      hooks: { before: guardRows as never },
    },
    import: IMPORTED.includes(slug)
      ? {
          disableJobsQueue: true,
          limit: MAX_IMPORTED_ROWS,
          defaultVersionStatus: 'draft' as const,
          hooks: { before: restoreRows(slug) as never },
        }
      : false,
  })),
  overrideExportCollection: ({ collection }) => ownExports(collection),
  overrideImportCollection: ({ collection }) => ownImports(collection),
})

/** Our replacements for the plugin's menu items: everybody who sees the list gets the plugin's, only people who may export or edit get ours. */
const OWN_ITEMS: Record<string, string> = {
  '@payloadcms/plugin-import-export/rsc#ImportListMenuItem': '/admin/transfers/ImportMenuItem#ImportMenuItem',
  '@payloadcms/plugin-import-export/rsc#ExportListMenuItem': '/admin/transfers/ExportMenuItem#ExportMenuItem',
}

const withOwnMenu: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    const items = collection.admin?.components?.listMenuItems
    if (!items || !collection.admin?.components) continue
    collection.admin.components.listMenuItems = items.map((item) =>
      typeof item === 'object' ? { ...item, path: OWN_ITEMS[item.path] ?? item.path } : item,
    )
  }
  return config
}

/** Export and import of lists in the panel's list menus, with the rights of the current user. */
export const transfers: Plugin = async (config) =>
  withOwnMenu(await plugin(await transferable(EXPORTED)(config)))
