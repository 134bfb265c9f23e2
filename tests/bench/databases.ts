import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BenchExams } from './benchExams.ts'
import type { BenchResults, ComputedResults } from './benchResults.ts'
import type { BenchShop } from './benchShop.ts'
import type { TimedReport } from './judgeReports.ts'
import type { Prepared } from './prepare/requestCodes.ts'
import { type Env, runNode } from './program.ts'
import { cmsEnv } from './servers.ts'
import type { Workspace } from './workspace.ts'

type Preparing = { dir: string; script: string; args?: string[]; env?: Env; log: Workspace['log'] }

/** Runs a script of ./prepare on the database in `dir`. */
const runScript = ({ dir, script, args = [], env = {}, log }: Preparing): Promise<void> =>
  runNode({
    args: ['-C', 'production', '--import', 'tsx', `tests/bench/prepare/${script}.ts`, ...args],
    env: { ...cmsEnv(dir), ...env },
    logFile: log(script),
  })

const seedDemo = (env: Env, log: Workspace['log']): Promise<void> =>
  runNode({
    args: ['--import', 'tsx', 'seed/cli.ts', 'seed/projects/demo'],
    env,
    logFile: log('seed'),
  })

/** Runs a script whose last argument is an output file and returns what it wrote. */
async function prepared({ dir, script, args = [], env, log }: Preparing): Promise<string> {
  const file = path.join(dir, `${script}.txt`)
  await runScript({ dir, script, args: [...args, file], env, log })
  return readFileSync(file, 'utf8')
}

/**
 * Seeds the demo project into our database, adds as many documents as a large shop has, and copies it for the peer. No
 * program may be using the database.
 */
export async function seedDatabases({ oursDir, peerDir, log }: Workspace): Promise<void> {
  await seedDemo(cmsEnv(oursDir), log)
  await runScript({ dir: oursDir, script: 'fillShop', log })
  cpSync(oursDir, peerDir, { recursive: true })
}

/** Creates sessions with notifications and returns their secrets. No program may be using the database. */
export const prepareSessions = async ({ oursDir, log }: Workspace): Promise<string[]> =>
  JSON.parse(await prepared({ dir: oursDir, script: 'openSessions', log })) as string[]

/** Fills the users list and returns the secret of an admin's session. No program may be using the database. */
export const prepareList = ({ oursDir, log }: Workspace): Promise<string> =>
  prepared({ dir: oursDir, script: 'fillList', log })

/** Creates the session of an admin who edits products and returns its secret. No program may be using the database. */
export const prepareEditor = ({ oursDir, log }: Workspace): Promise<string> =>
  prepared({ dir: oursDir, script: 'openEditor', log })

/** Requests login codes for `count` people; each is valid once, for 10 minutes. No program may be using the database. */
export const prepareCodes = async ({ oursDir, log }: Workspace, count: number): Promise<Prepared[]> =>
  JSON.parse(
    await prepared({ dir: oursDir, script: 'requestCodes', args: [String(count)], log }),
  ) as Prepared[]

/** Copies our database, so that orders do not disturb other measurements, and prepares buyers and books there. */
export async function prepareShop({ oursDir, shopDir, log }: Workspace): Promise<BenchShop> {
  cpSync(oursDir, shopDir, { recursive: true })
  return JSON.parse(await prepared({ dir: shopDir, script: 'openShop', log })) as BenchShop
}

/** Copies our database and prepares a paper and its learners there. */
export async function prepareExams({ oursDir, examsDir, log }: Workspace): Promise<BenchExams> {
  cpSync(oursDir, examsDir, { recursive: true })
  return JSON.parse(await prepared({ dir: examsDir, script: 'openExams', log })) as BenchExams
}

/** Copies our database and prepares a paper with 100,000 results and one with 20,000 there. */
export async function prepareResults({ oursDir, resultsDir, log }: Workspace): Promise<BenchResults> {
  cpSync(oursDir, resultsDir, { recursive: true })
  return JSON.parse(await prepared({ dir: resultsDir, script: 'fillResults', log })) as BenchResults
}

/** Orders that the results of a release are marked again by other keys. No program may be using the database. */
export const orderRegrade = ({ resultsDir, log }: Workspace, release: string): Promise<void> =>
  runScript({ dir: resultsDir, script: 'orderRegrade', args: [release], log })

/** When ranks and regrade began, and what they count. No program may be using the database. */
export const readResults = async (
  { resultsDir, log }: Workspace,
  { ranked, regraded }: BenchResults,
): Promise<ComputedResults> =>
  JSON.parse(
    await prepared({
      dir: resultsDir,
      script: 'readResults',
      log,
      args: [ranked.release, regraded.release],
    }),
  ) as ComputedResults

/** Fills a wallet in the shop's copy and returns the secret of its owner's session. No program may be using the database. */
export const prepareWallet = ({ shopDir, log }: Workspace): Promise<string> =>
  prepared({ dir: shopDir, script: 'fillWallet', log })

/** Fills the orders in the shop's copy and returns the secret of an admin's session. No program may be using the database. */
export function prepareOrders({ oursDir, shopDir, log }: Workspace): Promise<string> {
  if (!existsSync(shopDir)) cpSync(oursDir, shopDir, { recursive: true })
  return prepared({ dir: shopDir, script: 'fillOrders', log })
}

/** Times the report over the orders that `prepareOrders` filled. No program may be using the database. */
export const timeReports = async ({ shopDir, log }: Workspace): Promise<TimedReport[]> =>
  JSON.parse(await prepared({ dir: shopDir, script: 'timeReports', log })) as TimedReport[]

/** Seeds the demo project into a MongoDB and returns the secret of the session of an admin who edits products there. */
export async function prepareServers({ serversDir, log }: Workspace, uri: string): Promise<string> {
  const env = { DATABASE_URI: uri }
  await seedDemo({ ...cmsEnv(serversDir), ...env }, log)
  return prepared({ dir: serversDir, script: 'openEditor', env, log })
}

/** Seeds the demo project into a file of `dir`, or a MongoDB, and prepares buyers there. */
export async function prepareStudents({
  dir,
  log,
  uri,
}: Pick<Preparing, 'dir' | 'log'> & { uri?: string }): Promise<BenchShop> {
  const env: Env = uri ? { DATABASE_URI: uri } : {}
  await seedDemo({ ...cmsEnv(dir), ...env }, log)
  return JSON.parse(await prepared({ dir, script: 'openShop', env, log })) as BenchShop
}
