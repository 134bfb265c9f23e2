import { chmodSync } from 'node:fs'
import Database from 'libsql'

/** An exclusive lock on a file, taken by SQLite; the operating system releases it when the process ends, even if it is killed. */
export type FileLock = { release: () => void }

/** Creates an empty file and locks it; null when another process holds the lock. Throws when the file cannot be opened. */
export function lockFile(file: string): FileLock | null {
  const connection = new Database(file)
  try {
    connection.exec('begin exclusive')
    chmodSync(file, 0o600)
  } catch (err) {
    connection.close()
    if (/^SQLITE_BUSY/.test(`${(err as { code?: unknown }).code}`) || /is locked/.test(`${err}`)) return null
    throw err
  }
  return { release: () => connection.close() }
}
