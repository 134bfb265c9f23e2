import { startMongo } from './mongoServer.mjs'
import { runVitest } from './vitestRun.mjs'

export const ON_MONGO = 'Integration tests on MongoDB'

/** Integration tests of code that depends on the database: its contract, sign-in, money, concurrency, attempts and jobs. */
export const SAMPLE = [
  'store',
  'processes',
  'jobs/lease',
  'jobs/scheduled',
  'auth/signIn',
  'auth/codes',
  'auth/guessing',
  'commerce/buying',
  'commerce/orders',
  'coupons/couponUses',
  'coupons/couponRace',
  'reservations/stockRace',
  'invoices/issuing',
  'wallets/credits',
  'returns/returnGoods',
  'attempts/saves',
  'attempts/starts',
  'attempts/taking',
  'attempts/staff.',
  'attempts/twoProcesses',
  'bulkEmails/countedMails',
  'exams/publishPaper',
  'exams/questionImports',
].map((name) => `tests/int/${name}`)

/** Runs integration tests on MongoDB, each file with a database of its own. Java and Maven are installed from Debian where they are missing. */
export async function runOnMongo(files, mongo = startMongo({ isRequired: true }), env = {}) {
  const { uri, stop } = await mongo
  try {
    return await runVitest(['--project', 'int', ...files], { TEST_MONGO_URI: uri, ...env })
  } finally {
    await stop()
  }
}
