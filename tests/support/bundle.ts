import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { fingerprint } from '../../scripts/build.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const KEPT = path.join(ROOT, 'node_modules/.cache/shala-programs')
/** What programs of tests are made of. */
const INPUTS = [
  'access',
  'cms',
  'collections',
  'database',
  'domain',
  'hooks',
  'seed',
  'tests/support',
  'site/data/base',
  'tests/int/server/fixtures',
  'package-lock.json',
]

/** Our modules find files beside them; in the bundle they still are where they were. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      if (!text.includes('import.meta')) return undefined
      return {
        contents: text
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }
    }),
}

/** The folder of the programs as they are now; older ones are deleted. */
export function programsFolder(): string {
  const folder = path.join(KEPT, fingerprint(INPUTS))
  if (!existsSync(folder)) {
    rmSync(KEPT, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  return folder
}

/** Programs that this worker is making, by their files: two may be started at once. */
const making = new Map<string, Promise<void>>()

/** Other workers may make the same program, each under a name of its own. */
async function make(program: string, file: string): Promise<void> {
  const made = `${file}.${process.pid}.mjs`
  await build({
    entryPoints: [path.join(ROOT, program)],
    outfile: made,
    bundle: true,
    keepNames: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    conditions: ['production'],
    logLevel: 'warning',
    plugins: [ownPlaces],
  })
  renameSync(made, file)
}

/**
 * The arguments with which Node runs one of our programs, such as `tests/support/bareServer.ts`. Our own modules are one file, made
 * once for their contents: to load two thousand of them through tsx takes 5 s of a processor, more than everything else at a start.
 */
export async function argsOf(program: string): Promise<string[]> {
  const file = path.join(
    process.env.PROGRAMS ?? programsFolder(),
    program.replace(/\.ts$/, '.mjs').replaceAll('/', '-'),
  )
  if (!existsSync(file)) {
    const made = making.get(file) ?? make(program, file).finally(() => making.delete(file))
    making.set(file, made)
    await made
  }
  // `-C production`: see PRODUCTION_MODULES in scripts/run.mjs.
  return ['-C', 'production', file]
}
