import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type Env, EnvError } from './env.ts'

type Settings = Pick<Env, 'DATABASE_URI' | 'DATA_DIR'>

/** Nobody else on the machine reads orders, people and sessions. SQLite gives its other files the mode of the first. */
const MODE = 0o600
const SIBLINGS = ['', '-wal', '-shm', '-journal']
/** In the data folder: the databases that were made, by their paths from it, a line each. */
const MARKER = 'databases-made'

const fileOf = ({ DATABASE_URI }: Settings): string | null =>
  DATABASE_URI.startsWith('file:') && !DATABASE_URI.includes(':memory:')
    ? path.resolve(DATABASE_URI.slice('file:'.length).split('?', 1)[0] as string)
    : null

const markerOf = ({ DATA_DIR }: Settings): string => path.join(DATA_DIR, MARKER)
const lineOf = ({ DATA_DIR }: Settings, file: string): string => path.relative(DATA_DIR, file)
const madeIn = (settings: Settings): string[] =>
  existsSync(markerOf(settings)) ? readFileSync(markerOf(settings), 'utf8').split('\n') : []

/**
 * Before a SQLite database is opened: only its owner may read it, and one that was there is not silently made anew. A lost
 * disk or a wrong path would look like a shop without products otherwise. Throws an EnvError that says how to go on.
 */
export function prepareDatabaseFile(settings: Settings): void {
  const file = fileOf(settings)
  if (file === null) return
  const isThere = existsSync(file) && statSync(file).size > 0
  if (!isThere && madeIn(settings).includes(lineOf(settings, file))) {
    throw new EnvError(
      `DATABASE_URI: the database ${file} is missing or empty, and there was one. Put it back from a backup. ` +
        `To start over with an empty one, delete ${markerOf(settings)}`,
    )
  }
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    if (!isThere) closeSync(openSync(file, 'a', MODE))
    for (const sibling of SIBLINGS) if (existsSync(file + sibling)) chmodSync(file + sibling, MODE)
  } catch (cause) {
    throw new EnvError(`DATABASE_URI: the database file ${file} cannot be opened for writing`, { cause })
  }
}

/** Once a SQLite database has its tables: from now on it must be there. */
export function noteDatabaseFile(settings: Settings): void {
  const file = fileOf(settings)
  const made = madeIn(settings)
  if (file === null || made.includes(lineOf(settings, file))) return
  writeFileSync(markerOf(settings), [...made.filter(Boolean), lineOf(settings, file)].join('\n'), {
    mode: MODE,
  })
}
