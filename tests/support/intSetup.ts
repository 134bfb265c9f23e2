import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { afterAll, vi } from 'vitest'
import { databaseUri } from './mongo/databaseUri.ts'

/** State that a worker shares between its test files: its original environment, and the open Payload instances. */
const kept = globalThis as {
  _bornWith?: NodeJS.ProcessEnv
  _payload?: Map<string, { payload: BasePayload | null }>
}

/**
 * Many test files run in one process, which loads Payload once; our own modules are reloaded for each file. Every file gets a
 * data folder of its own with a fresh database (a copy of the one that intGlobal.ts creates) unless DATABASE_URI names one. With TEST_MONGO_URI
 * it is a MongoDB, whose databases are dropped at the end of the file.
 */
vi.resetModules()
kept._bornWith ??= { ...process.env }
const folder = mkdtempSync(path.join(tmpdir(), 'shala-int-'))
process.env = {
  ...kept._bornWith,
  DATA_DIR: folder,
  SERVER_SECRET: 'a-secret-of-the-tests-with-32-characters-or-more',
  LOG_LEVEL: 'silent',
  DEMO: '1',
}
if (process.env.TEST_MONGO_URI) {
  process.env.DATABASE_URI = databaseUri(process.env.TEST_MONGO_URI)
  // On a busy machine the server of the tests may be silent for longer than a real one.
  process.env.MONGODB_SOCKET_TIMEOUT_MS ??= '300000'
  process.env.MONGODB_SILENCE_TIMEOUT_MS ??= '300000'
}
if (process.env.EMPTY_DATABASE) copyFileSync(process.env.EMPTY_DATABASE, path.join(folder, 'shala.db'))

type Database = {
  tables?: object
  connection?: { readyState: number; dropDatabase: () => Promise<void> }
}

/** False when the test file has closed the database itself, for example to restart a server. */
const isOpen = ({ db }: BasePayload): boolean => {
  const { tables, connection } = db as Database
  return connection ? connection.readyState === 1 : Object.keys(tables ?? {}).length > 0
}

afterAll(async () => {
  const opened = [...(kept._payload?.values() ?? [])].flatMap(({ payload }) => payload ?? [])
  try {
    // Stocks and coupon uses must add up after every file. Imported here so that files without a database do not load it.
    for (const payload of opened.filter(isOpen))
      await (await import('./shop/poolEquation.ts')).expectPoolEquation(payload)
  } finally {
    for (const payload of opened) {
      if (process.env.TEST_MONGO_URI && isOpen(payload))
        await (payload.db as Database).connection?.dropDatabase()
      await payload.destroy()
    }
    kept._payload?.clear()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
})
