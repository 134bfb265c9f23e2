import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { afterAll, vi } from 'vitest'

/** What one process keeps from file to file: the environment it was born with, and what Payload has opened. */
const kept = globalThis as {
  _bornWith?: NodeJS.ProcessEnv
  _payload?: Map<string, { payload: BasePayload | null }>
}

/**
 * Many files run in one process, which loads Payload once; our own modules are loaded anew for each. Every file gets a
 * data folder of its own, with a fresh database in it (a copy of the one of intGlobal.ts) unless DATABASE_URI names one.
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
if (process.env.EMPTY_DATABASE) copyFileSync(process.env.EMPTY_DATABASE, path.join(folder, 'shala.db'))

/** A file may have closed its database itself, as one does that starts a server again. */
const isOpen = ({ db }: BasePayload): boolean =>
  Object.keys((db as { tables?: object }).tables ?? { mongo: true }).length > 0

afterAll(async () => {
  const opened = [...(kept._payload?.values() ?? [])].flatMap(({ payload }) => payload ?? [])
  try {
    // Whatever a file did, its stocks and coupons add up; one that opened no database does not load the check.
    for (const payload of opened.filter(isOpen))
      await (await import('./shop/poolEquation.ts')).expectPoolEquation(payload)
  } finally {
    for (const payload of opened) await payload.destroy()
    kept._payload?.clear()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
})
