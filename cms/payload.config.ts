import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig, type Endpoint } from 'payload'
import sharp from 'sharp'
import { closeInternalCollections } from '#access/closeInternalCollections.ts'
import { COLLECTIONS } from '#collections/all.ts'
import { richTextEditor } from '#collections/fields/richTextField.ts'
import { database } from '#database/adapter.ts'
import { withAudit } from '#hooks/audit/withAudit.ts'
import { payloadEmail } from './adapters/messages/payloadEmail.ts'
import { withHistory } from './admin/audit/withHistory.ts'
import { withEditorControls } from './admin/fields/withEditorControls.ts'
import { withJsonInputs } from './admin/fields/withJsonInputs.ts'
import { withLabels } from './admin/fields/withLabels.ts'
import { withLists } from './admin/lists/withLists.ts'
import { withProjectTimes } from './admin/lists/withProjectTimes.ts'
import { withVersions } from './admin/versions/withVersions.ts'
import { ADMIN_VIEWS } from './admin/views.ts'
import { disableVersionRestore } from './config/disableVersionRestore.ts'
import { env } from './config/env.ts'
import { guardInput } from './config/guardInput.ts'
import { labelFieldErrors } from './config/labelFieldErrors.ts'
import { mapPayloadErrors } from './config/mapPayloadErrors.ts'
import { mongoOptions } from './config/mongoOptions.ts'
import { guardSavedFilters, savedFilters, withSavedFilters } from './config/savedFilters.ts'
import { withStorage } from './config/storage.ts'
import { transfers } from './config/transfers.ts'
import { ENDPOINTS } from './endpoints/all.ts'
import { sessionEndpoints } from './endpoints/auth/sessionEndpoints.ts'
import { invoicePdf } from './endpoints/invoices/invoicePdf.ts'
import { notificationEndpoints } from './endpoints/notifications/notificationEndpoints.ts'
import { resourceFile } from './endpoints/resources/files.ts'
import { quizEndpoints } from './endpoints/tests/testCalls.ts'
import { createLog } from './server/process/log.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Endpoints below a collection's path: Payload looks for them only in that collection. */
const COLLECTION_ENDPOINTS: Record<string, Endpoint[]> = {
  users: sessionEndpoints,
  notifications: notificationEndpoints,
  'free-resources': [resourceFile],
  invoices: [invoicePdf],
  quizzes: quizEndpoints,
}

const config = buildConfig({
  secret: env().SERVER_SECRET,
  db: database(env().DATABASE_URI, mongoOptions(env())),
  editor: richTextEditor,
  collections: COLLECTIONS.map(withStorage)
    .map(withAudit)
    .map(withHistory)
    .map(withVersions)
    .map(withEditorControls)
    .map(withLabels)
    .map(withLists)
    .map(withSavedFilters)
    .map((collection) => {
      const endpoints = COLLECTION_ENDPOINTS[collection.slug]
      return endpoints ? { ...collection, endpoints } : collection
    }),
  endpoints: ENDPOINTS,
  hooks: { afterError: [mapPayloadErrors, labelFieldErrors] },
  plugins: [transfers, withJsonInputs],
  // Jobs cannot be run or queued over the API; the server starts its own jobs (cms/jobs).
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  queryPresets: savedFilters,
  defaultDepth: 0,
  maxDepth: 3,
  cors: [],
  csrf: [],
  sharp: sharp as never,
  email: payloadEmail,
  logger: createLog(env().LOG_LEVEL) as never,
  loggingLevels: {
    QueryError: 'info',
    ValidationError: 'info',
    NotFound: 'info',
    Forbidden: 'info',
    APIError: 'warn',
  },
  // Read by validations of collections, which do not know the environment.
  custom: { isLocalToolsOn: env().isLocalToolsOn },
  telemetry: false,
  i18n: {
    translations: {
      en: {
        error: { correctInvalidFields: 'Not saved.' },
        validation: {
          enterNumber: 'Enter a number, such as 12.',
          greaterThanMax: '{{value}} is too much. Enter at most {{max}}.',
          lessThanMin: '{{value}} is too little. Enter at least {{min}}.',
          shorterThanMax: 'This is too long. At most {{maxLength}} characters fit.',
          longerThanMin: 'This is too short. Enter at least {{minLength}} characters.',
          invalidSelection: 'Choose one of the options.',
          invalidInput: 'This value cannot be used here.',
          limitReached: 'At most {{max}} fit here.',
          notValidDate: '“{{value}}” is not a date.',
        },
        version: {
          changed: 'Published, with changes',
          saveDraft: 'Save draft',
          // Shown for documents that were never published, too.
          publishChanges: 'Publish',
        },
        general: {
          nothingFound: 'This page is not here',
          sorryNotFound:
            'It may have been deleted or moved, or its address is not complete. The menu and the search lead on.',
          noResultsFound: 'Nothing here',
          noResultsDescription: 'There is nothing yet, or nothing that fits the filters.',
          payloadSettings: 'Appearance',
          noLabel: '–',
          noValue: '–',
          or: 'or',
          createdAt: 'Created',
          updatedAt: 'Updated',
          createNew: 'Add new',
          // The button reads “Add new”: its accessible name includes the visible words.
          createNewLabel: 'Add new {{label}}',
          creatingNewLabel: 'Not saved yet',
          perPage: 'Per page: {{limit}}',
          documentModified: 'There is a newer version',
          documentOutOfDate:
            'This was saved in another window, by you or by somebody else, after you opened it here. What you typed is offered beside the newer version.',
          reloadDocument: 'Open newer version',
        },
        'plugin-import-export': {
          'field-format-label': 'Format',
          'field-importMode-label': 'What to do with the rows',
          'field-importMode-create-label': 'Add all of them as new',
          'field-importMode-update-label': 'Change those that are in the list already',
          'field-importMode-upsert-label': 'Change those that are in the list, add the others',
          'field-selectionToUse-label': 'Rows',
          'field-summary-label': 'Rows of the file',
          'field-matchField-label': 'Find rows by',
          documentsToImport: '{{count}} rows in the file',
          importDocumentLabel: 'Import {{label}}',
          'selectionToUse-allDocuments': 'All',
          'selectionToUse-currentFilters': 'Those that the filters match',
          'selectionToUse-currentSelection': 'Those that are selected',
          uploadFileToSeePreview: 'Choose a file to see its rows here',
          'field-matchField-description':
            'The column by which a row of the file and a row of the list are the same; “id” is in every export',
        },
      },
    },
  } as never,
  graphQL: { disable: true },
  upload: { limits: { fileSize: 25_000_000 }, abortOnLimit: true },
  typescript: { outputFile: path.join(here, '../payload-types.ts'), autoGenerate: false },
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: {
      baseDir: here,
      importMapFile: path.join(here, 'app/(payload)/admin/importMap.js'),
      autoGenerate: false,
    },
    meta: {
      titleSuffix: ' · Shala',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.ico' }],
    },
    dateFormat: 'd MMM yyyy, h:mm aaa',
    components: {
      views: ADMIN_VIEWS,
      providers: [
        '/admin/ErrorReport#ErrorReport',
        '/admin/panel/ProjectZone#ProjectZone',
        '/admin/panel/ControlNames#ControlNames',
        '/admin/session/SessionKeeper#SessionKeeper',
      ],
      Nav: '/admin/panel/Nav#Nav',
      header: ['/admin/people/ViewAsBanner#ViewAsBanner', '/admin/panel/Header#Header'],
      graphics: { Logo: '/admin/Logo#Logo', Icon: '/admin/Logo#Icon' },
    } as never,
  },
})

export default config
  .then(closeInternalCollections)
  .then(withProjectTimes)
  .then(disableVersionRestore)
  .then(guardSavedFilters)
  .then(guardInput)
