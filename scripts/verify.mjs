import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { bin, PRODUCTION_MODULES, root, runNode } from './run.mjs'

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

/** Runs Payload's own command line on an empty database in a folder of its own. */
async function payload(args, env, folder) {
  const { code, output } = await runNode([bin('payload/bin.js'), ...args], {
    capture: true,
    env: {
      NODE_ENV: 'test',
      ...PRODUCTION_MODULES,
      PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
      SERVER_SECRET: 'only-for-checking-only-for-checking',
      DATA_DIR: folder,
      DATABASE_URI: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  return { code, output }
}

async function inFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-verify-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const checkTypes = () =>
  inFolder(async (folder) => {
    const made = path.join(folder, 'payload-types.ts')
    const { code, output } = await payload(['generate:types'], { PAYLOAD_TS_OUTPUT_PATH: made }, folder)
    if (code !== 0) return failed(output)
    const isCurrent = readFileSync(made, 'utf8') === readFileSync(TYPES, 'utf8')
    return isCurrent ? { isGood: true } : failed('payload-types.ts is out of date: run npm run generate')
  })

const checkImportMap = () =>
  inFolder(async (folder) => {
    const before = readFileSync(IMPORT_MAP, 'utf8')
    const { code, output } = await payload(['generate:importmap'], {}, folder)
    const after = readFileSync(IMPORT_MAP, 'utf8')
    if (after !== before) writeFileSync(IMPORT_MAP, before)
    if (code !== 0) return failed(output)
    return after === before ? { isGood: true } : failed('importMap.js is out of date: run npm run generate')
  })

const checkMigrations = () =>
  inFolder(async (folder) => {
    const index = path.join(MIGRATIONS, 'index.ts')
    const [before, indexBefore] = [readdirSync(MIGRATIONS), readFileSync(index, 'utf8')]
    const { code, output } = await payload(['migrate:create', 'drift', '--skip-empty'], {}, folder)
    const added = readdirSync(MIGRATIONS).filter((name) => !before.includes(name))
    for (const name of added) rmSync(path.join(MIGRATIONS, name))
    if (added.length > 0) writeFileSync(index, indexBefore)
    if (code !== 0) return failed(output)
    return added.length === 0
      ? { isGood: true }
      : failed('The schema has no migration yet: run npm run migration -- <name>')
  })

const SOURCES = ['access', 'cms', 'collections', 'domain', 'hooks', 'seed', 'site', 'tests']

/** What is checked beside the tests; those of one row run one after the other, the rows beside each other. */
const ROWS = [
  [
    ['types', () => tool('@typescript/native/bin/tsc', '--noEmit', '--pretty', 'false', '-p', '.')],
    ['format and lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
    ['import boundaries', () => tool('dependency-cruiser/bin/dependency-cruise.mjs', ...SOURCES)],
    ['dead code', () => tool('knip/bin/knip.js', '--no-progress')],
  ],
  [
    ['generated types', checkTypes],
    ['import map', checkImportMap],
    ['migrations', checkMigrations],
  ],
]

async function runCheck([name, check]) {
  const startedAt = Date.now()
  const { isGood, output } = await check().catch((err) => failed(String(err)))
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  if (!isGood) console.log(output.trimEnd().replace(/^/gm, '       '))
  return isGood
}

/** Unit and integration tests; answers their counts, read from Vitest's own report. */
async function runVitest(folder) {
  const report = path.join(folder, 'vitest.json')
  const { code } = await runNode(
    [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: { NODE_ENV: 'test', ...PRODUCTION_MODULES } },
  )
  try {
    const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that could not even be loaded has no tests to fail.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    const failures = numFailedTests + broken.length
    return { passed, failed: code !== 0 && failures === 0 ? 1 : failures }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Everything short of a browser; answers how many tests passed and how many tests and checks failed. */
export async function verify() {
  const results = await Promise.all(
    ROWS.map(async (checks) => {
      const good = []
      for (const check of checks) good.push(await runCheck(check))
      return good
    }),
  )
  const tests = await inFolder(runVitest)
  return { passed: tests.passed, failed: tests.failed + results.flat().filter((isGood) => !isGood).length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode()
  try {
    await ensureInstalled()
    const { passed, failed } = await verify()
    console.log(`${passed} passed, ${failed} failed`)
    process.exit(failed === 0 ? 0 : 1)
  } catch (err) {
    console.error(err.message)
    process.exit(1)
  }
}
