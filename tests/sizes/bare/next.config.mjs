import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** Next with nothing in it: what every page of any Next app loads. */
export default {
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
}
