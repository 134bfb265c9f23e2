import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'

export type Funds = { walletId: string; paise: number }

/** Funds of several franchisees by id, paise; franchisees without a wallet are left out. */
export async function fundsOf(payload: BasePayload, ids: readonly string[]): Promise<Map<string, Funds>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'fund-wallets',
    where: { owner: { in: [...ids] } },
    sort: ['id'],
    limit: ids.length,
    select: ['id', 'owner', 'balancePaise'],
  })
  return new Map(
    rows.map(({ id, owner, balancePaise }) => [
      idOf(owner) as string,
      { walletId: String(id), paise: balancePaise },
    ]),
  )
}
