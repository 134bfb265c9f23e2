import { prepareShop } from './databases.ts'
import { type Compared, compare, type Plan } from './load/compare.ts'
import { measureWork } from './load/measureWork.ts'
import type { Letter } from './options.ts'
import { checkout, ourShopping, peerShopping } from './pairs/checkout.ts'
import type { Rush } from './pairs/judgeRush.ts'
import { rush } from './pairs/rush.ts'
import { SECRET, startBare, startPeerShop } from './servers.ts'
import type { Workspace } from './workspace.ts'

export const SHOP_LETTERS: readonly Letter[] = ['h', 'i']

/** Measures (h), our checkout against the plugin's, then (i), the rush at our warm server. No other program may be running. */
export async function measureShop(
  workspace: Workspace,
  plan: Plan,
  only: readonly Letter[],
): Promise<{ compared: Compared[]; rush: Rush | null }> {
  // The benchmark signs the gateway's webhooks itself, with the server's secret.
  process.env.SERVER_SECRET = SECRET
  const shop = await prepareShop(workspace)
  const bare = await startBare(workspace)
  const ours = await ourShopping(shop, bare)
  const compared: Compared[] = []
  if (only.includes('h')) {
    const program = await startPeerShop(workspace)
    const peer = await peerShopping(program)
    compared.push(await compare(checkout(ours, peer), plan))
    await peer.close()
    await program.stop()
  } else await measureWork(ours.side, { seconds: plan.warmUpSeconds })
  const rushed = only.includes('i') ? await rush(shop) : null
  await ours.close()
  await bare.stop()
  return { compared, rush: rushed }
}
