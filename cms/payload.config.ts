import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { closeInternalCollections } from '#access/closeInternalCollections.ts'
import { COLLECTIONS } from '#collections/all.ts'
import { richTextEditor } from '#collections/fields/richTextField.ts'
import { payloadEmail } from './adapters/messages/payloadEmail.ts'
import { database } from './database.ts'
import { ENDPOINTS } from './endpoints/all.ts'
import { sessionEndpoints } from './endpoints/users/sessionEndpoints.ts'
import { env } from './env.ts'
import { createLog } from './server/log.ts'
import { withStorage } from './storage.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

const config = buildConfig({
  secret: env().SERVER_SECRET,
  db: database(env().DATABASE_URI),
  editor: richTextEditor,
  collections: COLLECTIONS.map(withStorage).map((collection) =>
    collection.slug === 'users' ? { ...collection, endpoints: sessionEndpoints } : collection,
  ),
  endpoints: ENDPOINTS,
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
  telemetry: false,
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
    meta: { titleSuffix: ' · Shala' },
    components: {
      views: { login: { Component: '/admin/login/LoginView#LoginView' } },
      beforeDashboard: ['/admin/SignInNotice#SignInNotice'],
      graphics: { Logo: '/admin/Logo#Logo', Icon: '/admin/Logo#Icon' },
    } as never,
  },
})

export default config.then(closeInternalCollections)
