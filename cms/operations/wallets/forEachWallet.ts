import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { WalletKind } from '#domain/wallets/entries.ts'
import type { CreditWallet } from '#payload-types'
import { WALLETS } from './updateWalletRow.ts'

const PAGE_SIZE = 200

type Args = {
  payload: BasePayload
  kind: WalletKind
  where: Where
  /** Log message when `work` fails for a wallet. */
  failure: string
  work: (wallet: Pick<CreditWallet, 'id' | 'project' | 'owner'>) => Promise<unknown>
}

/** Runs `work` for every matching wallet, page by page. A failure is logged and does not stop the others. Returns the number of wallets. */
export async function forEachWallet({ payload, kind, where, failure, work }: Args): Promise<number> {
  let count = 0
  let last: string | null = null
  for (;;) {
    const page: CreditWallet[] = await readRows({
      payload,
      collection: WALLETS[kind] as 'credit-wallets',
      where: last ? { and: [where, { id: { greater_than: last } }] } : where,
      sort: ['id'],
      limit: PAGE_SIZE,
      select: ['id', 'project', 'owner'],
    })
    for (const wallet of page) {
      try {
        await work(wallet)
      } catch (err) {
        payload.logger.error({ msg: failure, wallet: wallet.id, err })
      }
    }
    count += page.length
    if (page.length < PAGE_SIZE) return count
    last = String(page.at(-1)?.id)
  }
}
