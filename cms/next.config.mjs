import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The admin panel's Next app; mounted by cms/server/process/admin.ts, never started alone. */
export default withPayload(
  {
    assetPrefix: '/cms-static',
    poweredByHeader: false,
    compress: false,
    outputFileTracingRoot: root,
    turbopack: { root },
    typescript: { ignoreBuildErrors: true },
    serverExternalPackages: ['libsql', '@libsql/client', 'twilio', 'nodemailer', 'sharp', 'zod-openapi'],
  },
  { devBundleServerPackages: false },
)
