import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = path.resolve(import.meta.dirname, '../../..')

/** Payload's REST API the usual way: in a route handler of a Next app. */
export default withPayload(
  {
    poweredByHeader: false,
    compress: false,
    outputFileTracingRoot: root,
    turbopack: { root },
    typescript: { ignoreBuildErrors: true },
    serverExternalPackages: ['libsql', '@libsql/client', 'twilio', 'nodemailer', 'sharp', 'zod-openapi'],
  },
  { devBundleServerPackages: false },
)
