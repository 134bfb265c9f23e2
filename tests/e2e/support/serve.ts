import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webPush from 'web-push'
import { freePort } from '#tests/support/freePort.ts'
import { startImapServer } from '#tests/support/mail/imapServer.ts'
import { startRazorpayServer } from '#tests/support/razorpayServer.ts'
import { startTwilioServer } from '#tests/support/twilioServer.ts'
import { PORT } from '../../../playwright.config.ts'
import { ensureSeeded } from '../../../scripts/seeded.mjs'
import { brokenPages } from './brokenPages.ts'
import { MAIL_IN, RAZORPAY_KEYS } from './providers.ts'
import { runServer } from './runServer.ts'

/**
 * Copies the seeded projects into a data folder of this run and starts the production build with local Twilio, Razorpay
 * and IMAP servers. The returned function stops them and throws when the error log of the run has a browser error, even if no journey noticed it.
 */
export async function serveDemo(
  /** Called before the server starts. */
  prepare: (env: NodeJS.ProcessEnv) => void = () => undefined,
): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shala-e2e-'))
  cpSync(await ensureSeeded(), dataDir, { recursive: true })
  process.env.E2E_DATA_DIR = dataDir
  const twilio = await startTwilioServer()
  const razorpay = await startRazorpayServer(RAZORPAY_KEYS.id, RAZORPAY_KEYS.secret)
  const imap = await startImapServer()
  process.env.E2E_MAILBOX = imap.url
  process.env.E2E_TWILIO = JSON.stringify({ accountSid: twilio.accountSid, authToken: twilio.authToken })
  const push = { ...webPush.generateVAPIDKeys(), port: await freePort() }
  process.env.E2E_PUSH = JSON.stringify({ publicKey: push.publicKey, port: push.port })
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
    MAIL_IN_URL: imap.url,
    MAIL_IN_ADDRESS: MAIL_IN.address,
    MAIL_IN_AUTHSERV: MAIL_IN.server,
    VAPID_PUBLIC_KEY: push.publicKey,
    VAPID_PRIVATE_KEY: push.privateKey,
    VAPID_SUBJECT: 'mailto:admin@example.org',
    PUSH_BASE_URL: `http://127.0.0.1:${push.port}`,
  }
  prepare(env)
  const stop = await runServer(env)
  return async () => {
    await stop()
    await Promise.all([twilio.close(), razorpay.close(), imap.close()])
    const broken = await brokenPages(dataDir)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    if (broken.length > 0) throw new Error(`pages broke in the browser:\n${broken.join('\n')}`)
  }
}

export default (): Promise<() => Promise<void>> => serveDemo()
