import { chmodSync } from 'node:fs'
import Database from 'libsql'

/** The lock of a file as SQLite takes it; the system releases it with the process, however that ends. */
export type FileLock = { release: () => void }

/** Locks an otherwise empty file, which is created; null when another process has it. Throws when the file cannot be opened. */
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
