import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/ledger/Wallet.ts'
import type { WalletEntry } from '#payload-types'

/** A wallet's state after its entry `n`; 0 before the first one. */
export type Standing = { n: number; wallet: Wallet }

const NO_ENTRY: Standing = { n: 0, wallet: EMPTY_WALLET }
const MAX_CACHED = 1000
const caches = new WeakMap<object, LRUCache<string, Standing>>()

function cacheOf(payload: BasePayload): LRUCache<string, Standing> {
  const standings = caches.get(payload.db) ?? new LRUCache<string, Standing>({ max: MAX_CACHED })
  caches.set(payload.db, standings)
  return standings
}

/** The cached state of a wallet, which may be outdated; null when there is none. */
export const rememberedStanding = (payload: BasePayload, key: string): Standing | null =>
  cacheOf(payload).get(key) ?? null

export const rememberStanding = (payload: BasePayload, key: string, standing: Standing): void => {
  cacheOf(payload).set(key, standing)
}

export const forgetStanding = (payload: BasePayload, key: string): void => {
  cacheOf(payload).delete(key)
}

/** Reads the current state of a wallet from its last entry. @param key a `walletKey` */
export async function readStanding(payload: BasePayload, key: string): Promise<Standing> {
  const [last] = await readRows({
    payload,
    collection: 'wallet-entries',
    where: { wallet: { equals: key } },
    sort: ['-n'],
    limit: 1,
    select: ['n', 'state'],
  })
  return last ? standingOf(last) : NO_ENTRY
}

export const standingOf = ({ n, state }: Pick<WalletEntry, 'n' | 'state'>): Standing => ({
  ...{ n, wallet: state as Wallet },
})
