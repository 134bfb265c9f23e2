import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BenchShop } from './benchShop.ts'
import type { Prepared } from './prepare/requestCodes.ts'
import { runNode } from './program.ts'
import { cmsEnv } from './servers.ts'
import type { Workspace } from './workspace.ts'

type Preparing = { dir: string; script: string; args?: string[]; log: Workspace['log'] }

/** Runs a script of ./prepare on the database in a folder. */
const runScript = ({ dir, script, args = [], log }: Preparing): Promise<void> =>
  runNode({
    args: ['-C', 'production', '--import', 'tsx', `tests/bench/prepare/${script}.ts`, ...args],
    env: cmsEnv(dir),
    logFile: log(script),
  })

/** Runs a script that gets the name of a file last; answers what it wrote there. */
async function prepared({ dir, script, args = [], log }: Preparing): Promise<string> {
  const file = path.join(dir, `${script}.txt`)
  await runScript({ dir, script, args: [...args, file], log })
  return readFileSync(file, 'utf8')
}

/**
 * Seeds the demo project into our database, fills it with as many documents as a large shop has, and copies it for the peer. No
 * program may be running on it.
 */
export async function seedDatabases({ oursDir, peerDir, log }: Workspace): Promise<void> {
  await runNode({
    args: ['--import', 'tsx', 'seed/cli.ts', 'seed/projects/demo'],
    env: cmsEnv(oursDir),
    logFile: log('seed'),
  })
  await runScript({ dir: oursDir, script: 'fillShop', log })
  cpSync(oursDir, peerDir, { recursive: true })
}

/** Signs people in and gives them notifications; answers the secrets of their sessions. No program may be running on the database. */
export const prepareSessions = async ({ oursDir, log }: Workspace): Promise<string[]> =>
  JSON.parse(await prepared({ dir: oursDir, script: 'openSessions', log })) as string[]

/** Fills the list of people; answers the secret of an admin's session. No program may be running on the database. */
export const prepareList = ({ oursDir, log }: Workspace): Promise<string> =>
  prepared({ dir: oursDir, script: 'fillList', log })

/** Signs an admin in who edits products; answers the secret of the session. No program may be running on the database. */
export const prepareEditor = ({ oursDir, log }: Workspace): Promise<string> =>
  prepared({ dir: oursDir, script: 'openEditor', log })

/** Has codes sent to so many people; each can be used once, in the next 10 minutes. No program may be running on the database. */
export const prepareCodes = async ({ oursDir, log }: Workspace, count: number): Promise<Prepared[]> =>
  JSON.parse(
    await prepared({ dir: oursDir, script: 'requestCodes', args: [String(count)], log }),
  ) as Prepared[]

/** Copies our database for people who buy, since orders are in the way of other measurements, and makes them ready there. */
export async function prepareShop({ oursDir, shopDir, log }: Workspace): Promise<BenchShop> {
  cpSync(oursDir, shopDir, { recursive: true })
  return JSON.parse(await prepared({ dir: shopDir, script: 'openShop', log })) as BenchShop
}

/** Fills a wallet of the shop's copy; answers the secret of its owner's session. No program may be running on the database. */
export const prepareWallet = ({ shopDir, log }: Workspace): Promise<string> =>
  prepared({ dir: shopDir, script: 'fillWallet', log })

/** Fills the orders of the shop's copy; answers the secret of an admin's session. No program may be running on the database. */
export function prepareOrders({ oursDir, shopDir, log }: Workspace): Promise<string> {
  if (!existsSync(shopDir)) cpSync(oursDir, shopDir, { recursive: true })
  return prepared({ dir: shopDir, script: 'fillOrders', log })
}
