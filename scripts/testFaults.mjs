import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireNode } from './nodeVersion.mjs'
import { root, run, runNode } from './run.mjs'

/**
 * Applies each patch of tests/faults to a copy of the last commit and runs the tests that its head names, which must fail; otherwise
 * the fault is reported as missed. `npm run test:faults -- 03 07` runs the patches whose file names begin with these numbers.
 */
const FOLDER = 'tests/faults'
/** The script that runs one file or folder of tests, by the part of the test suite. */
const PARTS = {
  unit: (tests) => `import { runVitest } from './scripts/vitestRun.mjs'
    const { passed, failures } = await runVitest(['--project', 'unit', '${tests}'])`,
  int: (tests) => `import { runVitest } from './scripts/vitestRun.mjs'
    const { passed, failures } = await runVitest(['--project', 'int', '${tests}'], { TESTS: 'full' })`,
  mongo: (tests) => `import { runOnMongo } from './scripts/mongoTests.mjs'
    const { passed, failures } = await runOnMongo(['${tests}'], undefined, { TESTS: 'full' })`,
  sweeps: (tests) => `import { ensureBrowser } from './scripts/browser.mjs'
    import { runBrowserTests } from './scripts/browserTests.mjs'
    import { build } from './scripts/build.mjs'
    import { ensureSeeded } from './scripts/seeded.mjs'
    await build()
    await ensureSeeded()
    const { passed, failures } = await runBrowserTests(await ensureBrowser(), 'sweeps', 'playwright.full.config.ts', ['${tests}'])`,
}

/** The description of the fault, and the part and path of the tests that must detect it. */
function readHead(patch) {
  const [, fault] = /^Fault: (.+)$/m.exec(patch) ?? []
  const [, part, tests] = /^Caught by: (\w+) (\S+)$/m.exec(patch) ?? []
  if (!fault || !PARTS[part])
    throw new Error('A patch begins with "Fault: …" and "Caught by: unit|int|mongo|sweeps <path>"')
  return { fault, part, tests }
}

/** Installed packages as hard links, or copied where they can't be linked: a build doesn't follow a link out of its folder. */
async function copyModules(copy) {
  const modules = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')]
  const { code } = await run('cp', ['-al', ...modules], { capture: true })
  if (code === 0) return
  rmSync(modules[1], { recursive: true, force: true })
  await run('cp', ['-a', ...modules])
}

/** The titles of the tests that fail with the patch applied; throws when it doesn't apply. */
async function failuresWith(file, { part, tests }) {
  const copy = mkdtempSync(path.join(tmpdir(), 'shala-fault-'))
  try {
    await run('git', ['worktree', 'add', '--detach', '--quiet', copy, 'HEAD'])
    await copyModules(copy)
    const { code } = await run('git', ['apply', path.join(root, FOLDER, file)], { cwd: copy })
    if (code !== 0) throw new Error('The patch does not apply any more')
    const script = `${PARTS[part](tests)}
      console.log('RESULT ' + JSON.stringify({ passed, failures }))`
    const { output } = await runNode(['--input-type=module', '--eval', script], { cwd: copy, capture: true })
    const [, result] = /^RESULT (.+)$/m.exec(output) ?? []
    if (!result) throw new Error(`The tests did not run:\n${output.slice(-2000)}`)
    return JSON.parse(result).failures
  } finally {
    await run('git', ['worktree', 'remove', '--force', copy], { capture: true })
    rmSync(copy, { recursive: true, force: true })
  }
}

requireNode()
const prefixes = process.argv.slice(2)
const files = readdirSync(path.join(root, FOLDER)).filter(
  (file) =>
    file.endsWith('.patch') && (prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix))),
)
let failed = 0
for (const file of files) {
  try {
    const head = readHead(readFileSync(path.join(root, FOLDER, file), 'utf8'))
    const failures = await failuresWith(file, head)
    if (failures.length === 0) failed += 1
    console.log(`${failures.length > 0 ? 'caught' : 'MISSED'}  ${file}: ${head.fault}`)
    for (const failure of failures.slice(0, 3)) console.log(`        ${String(failure).split('\n')[0]}`)
  } catch (err) {
    failed += 1
    console.log(`BROKEN  ${file}: ${err.message}`)
  }
}
console.log(`\n${files.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
