import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallets/Wallet.ts'
import type { WalletEntry } from '#payload-types'

/** A wallet's state after its entry `n`; 0 before the first one. */
export type WalletState = { n: number; wallet: Wallet }

const NO_ENTRY: WalletState = { n: 0, wallet: EMPTY_WALLET }
const MAX_CACHED = 1000
const caches = new WeakMap<object, LRUCache<string, WalletState>>()

function cacheOf(payload: BasePayload): LRUCache<string, WalletState> {
  const standings = caches.get(payload.db) ?? new LRUCache<string, WalletState>({ max: MAX_CACHED })
  caches.set(payload.db, standings)
  return standings
}

/** The cached state of a wallet, which may be outdated; null when there is none. */
export const cachedWalletState = (payload: BasePayload, key: string): WalletState | null =>
  cacheOf(payload).get(key) ?? null

export const cacheWalletState = (payload: BasePayload, key: string, walletState: WalletState): void => {
  cacheOf(payload).set(key, walletState)
}

export const dropCachedWalletState = (payload: BasePayload, key: string): void => {
  cacheOf(payload).delete(key)
}

/** Reads the current state of a wallet from its last entry. @param key a `walletKey` */
export async function readWalletState(payload: BasePayload, key: string): Promise<WalletState> {
  const [last] = await readRows({
    payload,
    collection: 'wallet-entries',
    where: { wallet: { equals: key } },
    sort: ['-n'],
    limit: 1,
    select: ['n', 'state'],
  })
  return last ? walletStateOf(last) : NO_ENTRY
}

export const walletStateOf = ({ n, state }: Pick<WalletEntry, 'n' | 'state'>): WalletState => ({
  n,
  wallet: state as Wallet,
})
