import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** Rows printed of each list; the file holds all of them. */
const PRINTED = 25
/** The unit of times in /proc, ms. */
const TICK_MS = 10

/** Parts of a run in the order they ended, then files and tests as the runners report them; times in ms. */
const parts = []
const files = []
const tests = []

const inProject = (file) => path.relative(root, path.resolve(root, file))

/** Records the duration of one test; `kind` is its runner's project, such as unit, int or journeys. */
export const recordTest = (kind, file, title, ms) => tests.push({ kind, file: inProject(file), title, ms })

/** Records the duration of a file, its imports and hooks included. */
export const recordFile = (kind, file, ms) => files.push({ kind, file: inProject(file), ms })

/** CPU time of this process and of the programs that it started and that ended, ms; null without /proc. */
function cpuMs() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
    // cutime and cstime: CPU time of children that were waited for.
    const children = TICK_MS * (Number(fields[13]) + Number(fields[14]))
    const { user, system } = process.cpuUsage()
    return children + (user + system) / 1000
  } catch {
    return null
  }
}

/** Runs the work of a part and records how long it took. */
export async function measured(name, work) {
  const [startedAt, cpuBefore] = [Date.now(), cpuMs()]
  try {
    return await work()
  } finally {
    const cpuAfter = cpuMs()
    parts.push({
      name,
      ms: Date.now() - startedAt,
      cpuMs: cpuAfter === null || cpuBefore === null ? null : cpuAfter - cpuBefore,
    })
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(10)
const bySize = (rows) => rows.toSorted((a, b) => b.ms - a.ms)

function list(title, rows, limit) {
  const sum = rows.reduce((total, { ms }) => total + ms, 0)
  const shown = bySize(rows).slice(0, limit)
  return [
    `${title}: ${rows.length}, ${(sum / 1000).toFixed(0)} s together`,
    ...shown.map(({ ms, file, title: test }) => `${seconds(ms)}  ${file}${test ? ` · ${test}` : ''}`),
    ...(rows.length > shown.length ? [`            and ${rows.length - shown.length} more`] : []),
    '',
  ]
}

function report(limit) {
  const kinds = [...new Set([...files, ...tests].map(({ kind }) => kind))]
  return [
    'Time by part (and of the processor, both cores together)',
    ...parts.map(({ name, ms, cpuMs: cpu }) => `${seconds(ms)}${cpu === null ? '' : seconds(cpu)}  ${name}`),
    '',
    ...kinds.flatMap((kind) => [
      ...list(
        `Files of ${kind}`,
        files.filter((row) => row.kind === kind),
        limit,
      ),
      ...list(
        `Tests of ${kind}`,
        tests.filter((row) => row.kind === kind),
        limit,
      ),
    ]),
  ].join('\n')
}

/** Whether this run was started with `--profile`. */
export const isProfiled = () => process.argv.includes('--profile')

/** Prints the slowest parts first, and writes everything to `test-results/profile-<name>.txt` and `.json`. */
export function writeProfile(name) {
  const folder = path.join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `profile-${name}`)
  writeFileSync(`${file}.txt`, report(Number.POSITIVE_INFINITY))
  writeFileSync(
    `${file}.json`,
    JSON.stringify({ parts, files: bySize(files), tests: bySize(tests) }, null, 1),
  )
  console.log(`\n${report(PRINTED)}All of it: ${inProject(file)}.txt and .json`)
}
