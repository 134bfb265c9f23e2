import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { bin, root, runNode } from './run.mjs'

const SHARED = ['domain', 'package-lock.json', 'tsconfig.json']
/** The two Next apps and the inputs of their builds. */
const APPS = {
  site: { label: 'the storefront', inputs: ['site', ...SHARED] },
  cms: { label: 'the admin', inputs: ['cms', 'collections', 'database', 'access', 'hooks', ...SHARED] },
}
const SKIPPED = new Set(['node_modules', '.next', 'next-env.d.ts'])

function* filesIn(name) {
  const full = path.join(root, name)
  const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (SKIPPED.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue
    const inner = `${name}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(inner)
    else yield inner
  }
}

/** One hash of the contents of these files and folders, and of the Node version that builds them. */
export function fingerprint(inputs) {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const hash = createHash('sha256').update(JSON.stringify([process.versions.node.split('.')[0], imports]))
  for (const input of inputs) {
    const names = path.extname(input) ? [input] : [...filesIn(input)]
    for (const name of names) hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}

const stampOf = (app) => path.join(root, app, '.next', 'build-inputs')

function isBuilt(app, hash) {
  try {
    return (
      existsSync(path.join(root, app, '.next', 'BUILD_ID')) && readFileSync(stampOf(app), 'utf8') === hash
    )
  } catch {
    return false
  }
}

/**
 * Writes `static/files.json`, the list of files that browsers load. Servers copy these files, so that pages opened
 * before the next build keep working (cms/server/gateway/oldBuilds.ts).
 */
export function listFiles(dist) {
  const folder = path.join(dist, 'static')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'files.json')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
  const build = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim()
  writeFileSync(path.join(folder, 'files.json'), JSON.stringify({ build, files }))
}

/** Builds an app unless its inputs are unchanged since its last build. */
async function buildApp(app, { label, inputs }) {
  const hash = fingerprint(inputs)
  if (isBuilt(app, hash)) return
  console.log(`Building ${label} …`)
  rmSync(stampOf(app), { force: true })
  // The build loads the configuration, which requires an environment; none of these values end up in its
  // output.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shala-build-'))
  const { code } = await runNode([bin('next/dist/bin/next'), 'build', '--webpack', app], {
    env: {
      NODE_ENV: 'production',
      DEMO: '',
      DATA_DIR: dataDir,
      DATABASE_URI: '',
      SERVER_SECRET: 'only-while-building-only-while-building',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  rmSync(dataDir, { recursive: true, force: true })
  if (code !== 0)
    throw new Error(`${label[0].toUpperCase()}${label.slice(1)} could not be built; the reason is above.`)
  if (app === 'site') listFiles(path.join(root, app, '.next'))
  mkdirSync(path.dirname(stampOf(app)), { recursive: true })
  writeFileSync(stampOf(app), hash)
}

/** Memory from which both apps are built in parallel. */
const PARALLEL_BUILD_BYTES = 8 * 1024 ** 3

/** Builds both apps: in parallel where there is enough memory, otherwise one after the other. */
export async function build() {
  const apps = Object.entries(APPS)
  if (totalmem() >= PARALLEL_BUILD_BYTES)
    await Promise.all(apps.map(([app, settings]) => buildApp(app, settings)))
  else for (const [app, settings] of apps) await buildApp(app, settings)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode()
  try {
    await ensureInstalled()
    await build()
  } catch (err) {
    console.error(err.message)
    process.exit(1)
  }
}
