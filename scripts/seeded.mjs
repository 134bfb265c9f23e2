import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './build.mjs'
import { PRODUCTION_MODULES, root, runNode } from './run.mjs'

/** Inputs of the seeded projects of the browser journeys. */
const INPUTS = [
  'access',
  'cms',
  'collections',
  'database',
  'domain',
  'hooks',
  'seed',
  'package-lock.json',
  'tests/e2e/support/seedProjects.ts',
  'tests/e2e/support/testShopSlugs.ts',
]
const CACHE = path.join(root, 'node_modules/.cache/shala-seeded')

/**
 * A data folder with the seeded projects of the journeys, to be copied; one from earlier today is reused
 * unless its inputs have changed (seeded dates are relative to the day). Returns its path.
 */
export async function ensureSeeded() {
  const today = new Date().toISOString().slice(0, 10)
  const folder = path.join(CACHE, `${today}-${fingerprint(INPUTS)}`)
  if (existsSync(folder)) return folder
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const made = mkdtempSync(path.join(CACHE, 'new-'))
  const { code, output } = await runNode(['--import', 'tsx', 'tests/e2e/support/seedProjects.ts'], {
    capture: true,
    env: {
      ...PRODUCTION_MODULES,
      NODE_ENV: 'production',
      DEMO: '1',
      DATA_DIR: made,
      DATABASE_URI: '',
      DEFAULT_PROJECT: 'demo',
      OWNER_PHONE: '+919800000001',
      OWNER_EMAIL: 'owner@example.org',
      LOG_LEVEL: 'warn',
    },
  })
  if (code !== 0) throw new Error(`The projects of the journeys could not be seeded.\n${output}`)
  renameSync(made, folder)
  return folder
}
