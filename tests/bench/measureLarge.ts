import { prepareOrders, prepareWallet, timeReports } from './databases.ts'
import { judgeReports } from './judgeReports.ts'
import { type Compared, compare, type Plan } from './load/compare.ts'
import type { Letter } from './options.ts'
import type { Rush } from './pairs/judgeRush.ts'
import { orderExport } from './pairs/orderExport.ts'
import { statementPage } from './pairs/statementPage.ts'
import { startBare } from './servers.ts'
import type { Workspace } from './workspace.ts'

export const LARGE_LETTERS: readonly Letter[] = ['j', 'k', 'p']

/**
 * Measures (p), the report over 100,000 orders, which has no peer, (j), their export, and (k), a page of a wallet with 100,000 entries. No
 * other program may be using the database.
 */
export async function measureLarge(
  workspace: Workspace,
  plan: Plan,
  only: readonly Letter[],
): Promise<{ compared: Compared[]; reports: Rush | null }> {
  const secret = await prepareOrders(workspace)
  const reports = only.includes('p') ? judgeReports(await timeReports(workspace)) : null
  if (!only.some((letter) => letter === 'j' || letter === 'k')) return { compared: [], reports }
  const owner = only.includes('k') ? await prepareWallet(workspace) : ''
  const bare = await startBare(workspace)
  const pairs = [
    ...(only.includes('j') ? [orderExport(secret, bare)] : []),
    ...(only.includes('k') ? [statementPage({ owner, desk: secret }, bare)] : []),
  ]
  const compared: Compared[] = []
  for (const pair of pairs) compared.push(await compare(pair, plan))
  await bare.stop()
  return { compared, reports }
}
