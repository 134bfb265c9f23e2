import { prepareOrders } from './databases.ts'
import { type Compared, compare, type Plan } from './load/compare.ts'
import { orderExport } from './pairs/orderExport.ts'
import { startBare } from './servers.ts'
import type { Workspace } from './workspace.ts'

/** (j): a hundred thousand orders as one file. No other program may be running on the database. */
export async function measureExport(workspace: Workspace, plan: Plan): Promise<Compared> {
  const secret = await prepareOrders(workspace)
  const bare = await startBare(workspace)
  const compared = await compare(orderExport(secret, bare), plan)
  await bare.stop()
  return compared
}
