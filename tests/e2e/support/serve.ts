import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startRazorpayServer } from '#tests/support/razorpayServer.ts'
import { startTwilioServer } from '#tests/support/twilioServer.ts'
import { PORT } from '../../../playwright.config.ts'
import { fingerprint } from '../../../scripts/build.mjs'
import { RAZORPAY_KEYS } from './providers.ts'
import { runServer } from './runServer.ts'

/** What a seeded folder is made of. */
const SEED_INPUTS = ['access', 'cms', 'collections', 'domain', 'hooks', 'seed', 'package-lock.json']
const SEEDED = path.resolve('node_modules/.cache/shala-seeded')

/** Fills a data folder with the projects of the journeys: a copy of the one seeded today, if nothing it is made of has changed. */
function seedInto(dataDir: string, env: NodeJS.ProcessEnv): void {
  // What is seeded says how long ago it was.
  const today = new Date().toISOString().slice(0, 10)
  const programs = ['tests/e2e/support/seedProjects.ts', 'tests/e2e/support/tills.ts']
  const snapshot = path.join(SEEDED, `${today}-${fingerprint([...SEED_INPUTS, ...programs])}`)
  if (!existsSync(snapshot)) {
    const seeded = spawnSync(
      process.execPath,
      ['-C', 'production', '--import', 'tsx', 'tests/e2e/support/seedProjects.ts'],
      { env, encoding: 'utf8' },
    )
    if (seeded.status !== 0) throw new Error(`seeding failed\n${seeded.stdout}\n${seeded.stderr}`)
    rmSync(SEEDED, { recursive: true, force: true })
    mkdirSync(SEEDED, { recursive: true })
    const copy = mkdtempSync(path.join(SEEDED, 'new-'))
    cpSync(dataDir, copy, { recursive: true })
    renameSync(copy, snapshot)
  } else cpSync(snapshot, dataDir, { recursive: true })
}

/**
 * Seeds the projects of the journeys into a folder of this run and serves the production build for all journeys, beside local
 * servers that speak as Twilio and Razorpay do.
 */
export async function serveDemo(
  /** What to do with the seeded folder before the server starts. */
  prepare: (env: NodeJS.ProcessEnv) => void = () => undefined,
): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shala-e2e-'))
  process.env.E2E_DATA_DIR = dataDir
  const twilio = await startTwilioServer()
  const razorpay = await startRazorpayServer(RAZORPAY_KEYS.id, RAZORPAY_KEYS.secret)
  process.env.E2E_TWILIO = JSON.stringify({ accountSid: twilio.accountSid, authToken: twilio.authToken })
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: String(PORT),
    SITE_PORT: String(PORT + 1),
    PUBLIC_URL: `http://localhost:${PORT}`,
    DATA_DIR: dataDir,
    DEFAULT_PROJECT: 'demo',
    OWNER_PHONE: '+919800000001',
    OWNER_EMAIL: 'owner@example.org',
    LOG_LEVEL: 'warn',
    TWILIO_BASE_URL: twilio.url,
    RAZORPAY_BASE_URL: razorpay.url,
  }
  seedInto(dataDir, env)
  prepare(env)
  const stop = await runServer(env)
  return async () => {
    await stop()
    await Promise.all([twilio.close(), razorpay.close()])
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}

export default (): Promise<() => Promise<void>> => serveDemo()
