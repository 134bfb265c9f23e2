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
import { type FileLock, lockFile } from '#database/fileLock.ts'
import { type Env, EnvError } from './env.ts'

type Settings = Pick<Env, 'DATABASE_URI' | 'DATA_DIR'>

/** Only the server's user may read the database. SQLite creates its other files with the mode of the main one. */
const MODE = 0o600
const SIBLINGS = ['', '-wal', '-shm', '-journal']
/** File in the data folder that lists the databases created so far, one relative path per line. */
const MARKER = 'databases-made'

const fileOf = ({ DATABASE_URI }: Settings): string | null =>
  DATABASE_URI.startsWith('file:') && !DATABASE_URI.includes(':memory:')
    ? path.resolve(DATABASE_URI.slice('file:'.length).split('?', 1)[0] as string)
    : null

const markerOf = ({ DATA_DIR }: Settings): string => path.join(DATA_DIR, MARKER)
const lineOf = ({ DATA_DIR }: Settings, file: string): string => path.relative(DATA_DIR, file)
const createdIn = (settings: Settings): string[] =>
  existsSync(markerOf(settings)) ? readFileSync(markerOf(settings), 'utf8').split('\n') : []

/**
 * Prepares the SQLite file before it is opened: restricts its permissions, and refuses to create a database again that existed
 * before, since a lost disk or a wrong path would otherwise look like an empty shop. Throws an EnvError with instructions.
 */
export function prepareDatabaseFile(settings: Settings): void {
  const file = fileOf(settings)
  if (file === null) return
  const isThere = existsSync(file) && statSync(file).size > 0
  if (!isThere && createdIn(settings).includes(lineOf(settings, file))) {
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

/** Records that the SQLite database has been created, so that `prepareDatabaseFile` notices when it is missing later. */
export function recordDatabaseFile(settings: Settings): void {
  const file = fileOf(settings)
  const created = createdIn(settings)
  if (file === null || created.includes(lineOf(settings, file))) return
  writeFileSync(markerOf(settings), [...created.filter(Boolean), lineOf(settings, file)].join('\n'), {
    mode: MODE,
  })
}

/** How long to wait for a server that is shutting down to release the database, ms; and the interval of checks. */
const ENDING_MS = 3000
const CHECK_EVERY_MS = 100

/**
 * Makes this process the only server of its SQLite file until it ends, since two servers would not see each other's changes in their caches.
 * Throws an EnvError when another server has it; scripts such as the seed may still use the file. Null on other databases.
 */
export async function serveAlone(settings: Settings, lockTimeoutMs = ENDING_MS): Promise<FileLock | null> {
  const file = fileOf(settings)
  if (file === null) return null
  for (const until = performance.now() + lockTimeoutMs; ; ) {
    let lock: FileLock | null
    try {
      mkdirSync(path.dirname(file), { recursive: true })
      lock = lockFile(`${file}-served`)
    } catch (cause) {
      throw new EnvError(`DATABASE_URI: the database file ${file} cannot be opened for writing`, { cause })
    }
    if (lock) return lock
    if (performance.now() > until)
      throw new EnvError(
        `DATABASE_URI: another server is running with the database ${file}; a SQLite database has one server, several need MongoDB`,
      )
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS))
  }
}
