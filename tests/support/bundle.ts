import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { fingerprint } from '../../scripts/build.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = path.join(ROOT, 'node_modules/.cache/shala-programs')
/** Sources of the test programs; a change in one of them invalidates the bundles. */
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

/** Replaces `import.meta` by the path of the source, since our modules read files beside them. */
const sourcePaths: Plugin = {
  name: 'source paths',
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

/** The folder of the bundles of the current sources; older ones are deleted. */
export function programsFolder(): string {
  const folder = path.join(CACHE, fingerprint(INPUTS))
  if (!existsSync(folder)) {
    rmSync(CACHE, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  return folder
}

/** Bundles in progress in this worker, by file: two servers may start at once. */
const making = new Map<string, Promise<void>>()

/** Bundles a program. Other workers may bundle the same one, so each writes to a file of its own and then renames it. */
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
    plugins: [sourcePaths],
  })
  renameSync(made, file)
}

/**
 * The arguments with which Node runs one of our programs, such as `tests/support/bareServer.ts`. Our own modules are bundled into one file,
 * which is cached: loading two thousand of them through tsx takes 5 s of processor time, more than the rest of a start.
 */
export async function programArgs(program: string): Promise<string[]> {
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
