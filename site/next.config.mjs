import path from 'node:path'
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin'
import { CompileAhead } from './CompileAhead.mjs'
import { PdfFiles } from './PdfFiles.mjs'

const root = path.resolve(import.meta.dirname, '..')

const nameOf = (module, chunkGraph, isName) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name && isName(name))
const isShell = (name) => /^app\/[^/]+\/\[project\]\/layout$/.test(name)
const isKit = (name) => name.includes('/dev/ui/')
/** Pages whose first load has the styles of formulas: the hall, solutions, revision, and doubts. */
const isHall = (name) =>
  /\[project\]\/(tests\/\[attempt\](\/solutions)?|revision|expert\/test-series|(expert\/)?doubts\/\[number\])\/page$/.test(
    name,
  )
/** A lesson, with its player, notes and assignment, and the conversation of a ticket: they have more styles than all other pages together. */
const isWork = (name) =>
  /\[project\]\/(learn\/\[class\]\/\[lecture\]|support-tickets\/\[number\])\/page$/.test(name)
const ACCOUNT = [
  'address',
  'checkout',
  'doubts',
  'downloads',
  'expert',
  'learn',
  'notifications',
  'orders',
  'p',
  'profile',
  'progress',
  'redeem',
  'report',
  'support-tickets',
  'timetable',
  'tests/\\[attempt\\]/result',
  'unsubscribe',
  'verify',
]
const ACCOUNT_PAGE = new RegExp(`\\[project\\]/(${ACCOUNT.join('|')})/`)
/** Other pages for signed-in people. */
const isAccount = (name) => !isHall(name) && !isWork(name) && ACCOUNT_PAGE.test(name)
const isPublicPage = (name) =>
  name.startsWith('app/') && !isKit(name) && !isAccount(name) && !isHall(name) && !isWork(name)

/** Modules of the layout of all pages, in one chunk, so that no page contains a second copy of them. */
const shell = {
  name: 'shell',
  test: (module, { chunkGraph }) => nameOf(module, chunkGraph, isShell),
  chunks: 'all',
  enforce: true,
  priority: 50,
}

const styleSheet = (name, isName, priority) => ({
  name,
  type: 'css/mini-extract',
  test: (module, { chunkGraph }) => nameOf(module, chunkGraph, isName),
  chunks: 'all',
  enforce: true,
  priority,
})

/**
 * The styles of the public pages in one file that all of them share, those of the other pages in a second
 * one: cascade layers fix the order of rules, and many small files would each block the first paint. The
 * component page and lazily loaded code have styles of their own.
 */
function fewFiles(config, { isServer, dev }) {
  if (!isServer && !dev) {
    Object.assign(config.optimization.splitChunks.cacheGroups, {
      shell,
      styles: styleSheet('styles', isPublicPage, 80),
      accountStyles: styleSheet('account-styles', isAccount, 70),
      hallStyles: styleSheet('hall-styles', isHall, 60),
      workStyles: styleSheet('work-styles', isWork, 50),
    })
  }
  return config
}

/**
 * The runtime of webpack, part of every page, lists the hash of each lazily loaded file: 6 digits are enough to tell versions of a
 * file apart, and cost a third of the bytes.
 */
function shortHashes(config, { isServer, dev }) {
  if (!isServer && !dev) config.output.hashDigestLength = 6
  return config
}

function compileAhead(config, { isServer, dev }) {
  if (!isServer && !dev) config.plugins.push(new CompileAhead())
  return config
}

function pdfFiles(config, { isServer }) {
  if (!isServer) config.plugins.push(new PdfFiles())
  return config
}

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.SITE_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The gateway in front compresses responses and caches the compressed bytes.
  compress: false,
  images: { unoptimized: true },
  outputFileTracingRoot: root,
  turbopack: { root },
  // Types are checked once for the whole repository by `npm run verify`.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  cacheHandler: path.join(import.meta.dirname, 'AgedCache.mjs'),
  experimental: {
    cssChunking: false,
    // Style files also import rules of domain/.
    externalDir: true,
    // Rendered pages are only in memory: a restarted storefront never serves outdated ones.
    isrFlushToDisk: false,
  },
  webpack: (config, options) =>
    [fewFiles, shortHashes, compileAhead, pdfFiles].reduce(
      (changed, change) => change(changed, options),
      config,
    ),
}

export default createVanillaExtractPlugin()(config)
