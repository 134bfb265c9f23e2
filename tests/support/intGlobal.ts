import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fingerprint } from '../../scripts/build.mjs'
import { programsFolder } from './bundle.ts'

const CACHE = path.resolve('node_modules/.cache/shala-empty')

/**
 * Global setup of the integration tests: sets the folder of bundled programs (bundle.ts) and creates one empty SQLite database with all tables,
 * cached until a migration changes. Each test file starts from a copy of it (intSetup.ts) instead of creating hundreds of tables. It creates no
 * database when DATABASE_URI or TEST_MONGO_URI is set.
 */
export default function makeEmptyDatabase(): void {
  process.env.PROGRAMS = programsFolder()
  if (process.env.DATABASE_URI || process.env.TEST_MONGO_URI) return
  const file = path.join(CACHE, `${fingerprint(['cms/migrations', 'package-lock.json'])}.db`)
  if (!existsSync(file)) {
    const folder = mkdtempSync(path.join(tmpdir(), 'shala-empty-'))
    rmSync(CACHE, { recursive: true, force: true })
    mkdirSync(CACHE, { recursive: true })
    const made = spawnSync(
      process.execPath,
      ['-C', 'production', '--import', 'tsx', 'tests/support/emptyDatabase.ts', `${file}.new`],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATA_DIR: folder,
          SERVER_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
          LOG_LEVEL: 'silent',
        },
      },
    )
    rmSync(folder, { recursive: true, force: true })
    if (made.status !== 0) throw new Error(`no empty database could be made\n${made.stdout}\n${made.stderr}`)
    renameSync(`${file}.new`, file)
  }
  process.env.EMPTY_DATABASE = file
}
