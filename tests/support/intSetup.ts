import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** Every test file gets a data folder of its own, with a fresh database in it unless DATABASE_URI names one. */
const folder = mkdtempSync(path.join(tmpdir(), 'shala-int-'))
process.env.DATA_DIR = folder
process.env.SERVER_SECRET = 'a-secret-of-the-tests-with-32-characters-or-more'
process.env.LOG_LEVEL = 'silent'
process.env.DEMO = '1'

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
