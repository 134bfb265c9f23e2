import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/ledger/Wallet.ts'
import type { WalletEntry } from '#payload-types'

/** A wallet after its entry `n`; 0 before the first one. */
export type Standing = { n: number; wallet: Wallet }

const NOTHING: Standing = { n: 0, wallet: EMPTY_WALLET }
const REMEMBERED_AT_MOST = 1000
const remembered = new WeakMap<object, LRUCache<string, Standing>>()

function known(payload: BasePayload): LRUCache<string, Standing> {
  const standings = remembered.get(payload.db) ?? new LRUCache<string, Standing>({ max: REMEMBERED_AT_MOST })
  remembered.set(payload.db, standings)
  return standings
}

/** What this process thinks a wallet is; somebody else may have added to it since. Null when it knows nothing. */
export const rememberedStanding = (payload: BasePayload, key: string): Standing | null =>
  known(payload).get(key) ?? null

export const rememberStanding = (payload: BasePayload, key: string, standing: Standing): void => {
  known(payload).set(key, standing)
}

export const forgetStanding = (payload: BasePayload, key: string): void => {
  known(payload).delete(key)
}

/** What a wallet is now, from its last entry. @param key as `walletKey` names it */
export async function readStanding(payload: BasePayload, key: string): Promise<Standing> {
  const [last] = await readRows({
    payload,
    collection: 'wallet-entries',
    where: { wallet: { equals: key } },
    sort: ['-n'],
    limit: 1,
    select: ['n', 'state'],
  })
  return last ? standingOf(last) : NOTHING
}

export const standingOf = ({ n, state }: Pick<WalletEntry, 'n' | 'state'>): Standing => ({
  ...{ n, wallet: state as Wallet },
})
