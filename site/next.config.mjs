import path from 'node:path'
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin'

const root = path.resolve(import.meta.dirname, '..')

const onlyOfTheKit = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].every(({ name }) => name?.includes('/dev/ui/'))

const nameOf = (module, chunkGraph, isName) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name && isName(name))
const isShell = (name) => /^app\/[^/]+\/\[project\]\/layout$/.test(name)
const isRoot = (name) => name === 'main-app'

/**
 * What the layout of all pages needs goes into one file, so that no page brings a second copy of it along; likewise what the
 * layout shares with Next's own start.
 */
const ofEveryPage = {
  root: {
    name: 'root',
    test: (module, { chunkGraph }) =>
      nameOf(module, chunkGraph, isRoot) && nameOf(module, chunkGraph, isShell),
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
  shell: {
    name: 'shell',
    test: (module, { chunkGraph }) => nameOf(module, chunkGraph, isShell),
    chunks: 'all',
    enforce: true,
    priority: 50,
  },
}

/**
 * All styles in one file that every page shares: cascade layers fix the order of rules, and many small files would each
 * block the first paint. What only the page of components needs stays with it.
 */
function oneStyleSheet(config, { isServer, dev }) {
  if (!isServer && !dev) {
    Object.assign(config.optimization.splitChunks.cacheGroups, ofEveryPage)
    config.optimization.splitChunks.cacheGroups.styles = {
      name: 'styles',
      type: 'css/mini-extract',
      test: (module, graphs) => !onlyOfTheKit(module, graphs),
      chunks: 'all',
      enforce: true,
    }
  }
  return config
}

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.SITE_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The gateway in front compresses and keeps the compressed bytes.
  compress: false,
  images: { unoptimized: true },
  outputFileTracingRoot: root,
  turbopack: { root },
  // Types are checked once for the whole repository by `npm run verify`.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  experimental: {
    cssChunking: false,
    // Style files too read rules of domain/.
    externalDir: true,
    // What was rendered lives in memory only: a storefront that starts again never shows what an older one knew.
    isrFlushToDisk: false,
  },
  webpack: oneStyleSheet,
}

export default createVanillaExtractPlugin()(config)
