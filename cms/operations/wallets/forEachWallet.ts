import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { WalletKind } from '#domain/wallets/entries.ts'
import type { CreditWallet } from '#payload-types'
import { WALLETS } from './updateWalletRow.ts'

const PAGE_SIZE = 200

type Args = {
  payload: BasePayload
  kind: WalletKind
  /** With a limit of `nextAt`, in whose order they are read. */
  where: Where
  /** Log message when `work` fails for a wallet. */
  failure: string
  work: (wallet: Pick<CreditWallet, 'id' | 'project' | 'owner'>) => Promise<unknown>
}

const afterRow = ({ id, nextAt }: CreditWallet): Where => ({
  or: [
    { nextAt: { greater_than: nextAt } },
    { and: [{ nextAt: { equals: nextAt } }, { id: { greater_than: id } }] },
  ],
})

/** Runs `work` for every matching wallet, page by page. A failure is logged and does not stop the others. Returns the number of wallets. */
export async function forEachWallet({ payload, kind, where, failure, work }: Args): Promise<number> {
  let count = 0
  let after: Where | null = null
  for (;;) {
    const page: CreditWallet[] = await readRows({
      payload,
      collection: WALLETS[kind] as 'credit-wallets',
      where: after ? { and: [where, after] } : where,
      sort: ['nextAt', 'id'],
      limit: PAGE_SIZE,
      select: ['id', 'project', 'owner', 'nextAt'],
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
    after = afterRow(page.at(-1) as CreditWallet)
  }
}
