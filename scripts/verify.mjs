import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { isProfiled, measured, writeProfile } from './profile.mjs'
import { bin, PRODUCTION_MODULES, root, runNode } from './run.mjs'
import { printSum } from './sum.mjs'
import { runVitest } from './vitestRun.mjs'

const IMPORT_MAP = path.join(root, 'cms/app/(payload)/admin/importMap.js')
const TYPES = path.join(root, 'payload-types.ts')
const MIGRATIONS = path.join(root, 'cms/migrations')

const failed = (output) => ({ isGood: false, output })
const tool = async (program, ...args) => {
  const { code, output } = await runNode([bin(program), ...args], {
    capture: true,
    env: { FORCE_COLOR: '0' },
  })
  return { isGood: code === 0, output }
}

async function inTemporaryFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-verify-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Generates types, import map and migrations without a database, and restores the import map. */
const checkGenerated = () =>
  inTemporaryFolder(async (folder) => {
    const snapshots = path.join(folder, 'migrations')
    mkdirSync(snapshots)
    const existing = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.json'))
    for (const name of existing) copyFileSync(path.join(MIGRATIONS, name), path.join(snapshots, name))
    const importMap = readFileSync(IMPORT_MAP, 'utf8')
    const { code, output } = await runNode(['--import', 'tsx', 'scripts/generateAll.mjs', folder], {
      capture: true,
      env: {
        NODE_ENV: 'test',
        ...PRODUCTION_MODULES,
        SERVER_SECRET: 'only-for-checking-only-for-checking',
        DATA_DIR: folder,
        DATABASE_URI: '',
        LOG_LEVEL: 'warn',
      },
    })
    const isMapCurrent = readFileSync(IMPORT_MAP, 'utf8') === importMap
    if (!isMapCurrent) writeFileSync(IMPORT_MAP, importMap)
    if (code !== 0) return failed(output)
    const areTypesCurrent =
      readFileSync(path.join(folder, 'payload-types.ts'), 'utf8') === readFileSync(TYPES, 'utf8')
    const outdated = [
      ...(areTypesCurrent ? [] : ['payload-types.ts is out of date: run npm run generate']),
      ...(isMapCurrent ? [] : ['importMap.js is out of date: run npm run generate']),
      ...(readdirSync(snapshots).length === existing.length
        ? []
        : ['The schema has no migration yet: run npm run migration -- <name>']),
    ]
    return outdated.length === 0 ? { isGood: true } : failed(outdated.join('\n'))
  })

async function checkNames() {
  // Needs the TypeScript package, which a fresh clone does not have when this module loads.
  const { findRetiredNames } = await import('./retiredNames.mjs')
  const uses = findRetiredNames()
  return uses.length === 0 ? { isGood: true } : failed(uses.join('\n'))
}

const SOURCES = ['access', 'cms', 'collections', 'database', 'domain', 'hooks', 'seed', 'site', 'tests']

/** The checks besides the tests; those of one row run one after the other, the rows in parallel. */
const CHECKS = [
  [
    ['types', () => tool('@typescript/native/bin/tsc', '--noEmit', '--pretty', 'false', '-p', '.')],
    ['format and lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
    ['import boundaries', () => tool('dependency-cruiser/bin/dependency-cruise.mjs', ...SOURCES)],
    ['dead code', () => tool('knip/bin/knip.js', '--no-progress')],
    ['retired names', checkNames],
  ],
  [['generated types, import map and migrations', checkGenerated]],
]

async function runCheck([name, check]) {
  const startedAt = Date.now()
  const { isGood, output } = await check().catch((err) => failed(String(err)))
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  if (!isGood) console.log(output.trimEnd().replace(/^/gm, '       '))
  return isGood ? [] : [name]
}

/** Runs all checks besides the tests; returns the names of those that failed. */
async function runChecks() {
  const results = await Promise.all(
    CHECKS.map(async (checks) => {
      const failures = []
      for (const check of checks) failures.push(...(await runCheck(check)))
      return failures
    }),
  )
  return results.flat()
}

/**
 * Runs everything except browser tests; returns how many tests passed and which tests and checks failed.
 * `short` omits the tests that kill servers or call every route (see vitest.config.ts), `sample` (`npm test`) runs them with a sample
 * of their cases, `full` with all cases (see tests/support/sample.ts).
 */
export async function verify(form = 'sample') {
  const failedChecks = await measured('Types, lint, boundaries and generated files', runChecks)
  const { passed, failures } = await measured('Unit and integration tests', () =>
    runVitest([], { TESTS: form }),
  )
  return { passed, failures: [...failedChecks, ...failures] }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode()
  try {
    await ensureInstalled()
    const result = await verify('short')
    if (isProfiled()) writeProfile('verify')
    process.exit(printSum([result]) ? 0 : 1)
  } catch (err) {
    console.error(err.message)
    process.exit(1)
  }
}
