import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { withLock } from '#database/withLock.ts'
import { type EntryReason, type WalletName, walletKey } from '#domain/wallets/entries.ts'
import { hasExpiredLots, moveWallet, type WalletMove } from '#domain/wallets/moveWallet.ts'
import { balanceOf, heldOf, pendingOf, type Wallet } from '#domain/wallets/Wallet.ts'
import type { WalletEntry } from '#payload-types'
import {
  cachedWalletState,
  cacheWalletState,
  dropCachedWalletState,
  readWalletState,
  type WalletState,
} from './lastEntry.ts'
import { updateWalletRow } from './updateWalletRow.ts'

export type EntryArgs = WalletName & {
  payload: BasePayload
  /**
   * Idempotency key, unique in its wallet: a repeat returns the existing entry. Null for moves that are idempotent by the wallet's
   * state, such as holds.
   */
  key: string | null
  reason: EntryReason
  /**
   * Computes the move from the current wallet; null for none. Called again after a conflict, so that its own database reads are as current
   * as the wallet.
   */
  move: (wallet: Wallet) => WalletMove | null | Promise<WalletMove | null>
  order?: string | null
  note?: string | null
  /** Name of the staff member. */
  by?: string | null
  now: Date
}

export type AddEntryResult =
  | { state: 'entered'; entry: WalletEntry; isRepeat: boolean }
  | { state: 'none' }
  | { state: 'short'; missingPaise: number }

/** Retries after conflicts with concurrent entries. */
const ATTEMPTS = 500
const collection = 'wallet-entries'

/**
 * Adds an entry to a wallet, the only way to move money in it. The entry is inserted under a unique sequence number, so it builds on
 * exactly the state that was read, across processes; a repeat with the same key returns the existing entry. One insert is the whole
 * change, so a kill leaves nothing half done. `short` returns the missing amount, paise.
 */
export const addEntry = (args: EntryArgs): Promise<AddEntryResult> =>
  withLock(args.payload, walletKey(args.kind, args.owner), () => insertWithRetry(args))

async function insertWithRetry(args: EntryArgs): Promise<AddEntryResult> {
  const { payload, now } = args
  const wallet = walletKey(args.kind, args.owner)
  const entryKey = args.key === null ? null : `${wallet}:${args.key}`
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cached = cachedWalletState(payload, wallet)
    const current = cached ?? (await readWalletState(payload, wallet))
    if (hasExpiredLots(current.wallet, now.getTime())) {
      const expired = { ...args, reason: 'expired' as const, order: null, note: null, by: null }
      const move: WalletMove = { type: 'expire' }
      await insert(expired, `${wallet}:expired:${current.n + 1}`, current, move)
      continue
    }
    const move = await args.move(current.wallet)
    const moved = move ? moveWallet(current.wallet, move, now.getTime()) : { state: 'none' as const }
    if (moved.state !== 'moved' && cached) {
      // Never refuse because of a cached state: read it again.
      dropCachedWalletState(payload, wallet)
      continue
    }
    const key = entryKey ?? `${wallet}:${args.reason}:${current.n + 1}`
    const entry = move && moved.state === 'moved' ? await insert(args, key, current, move) : null
    if (entry) return { state: 'entered', entry, isRepeat: false }
    const before = entryKey && (await readRow({ payload, collection, where: { key: { equals: entryKey } } }))
    if (before) return { state: 'entered', entry: before, isRepeat: true }
    if (moved.state !== 'moved') return moved
  }
  throw new Error(`${ATTEMPTS} concurrent entries prevented this one`)
}

/** Inserts the entry; null when its number or key is already used, which also drops the cached state. */
async function insert(
  args: EntryArgs,
  key: string,
  { n: before, wallet: from }: WalletState,
  move: WalletMove,
): Promise<WalletEntry | null> {
  const { payload, project, owner, kind, reason, order = null, note = null, by = null, now } = args
  const name = walletKey(kind, owner)
  const moved = moveWallet(from, move, now.getTime())
  if (moved.state !== 'moved') return null
  const to = moved.wallet
  const n = before + 1
  const entry = await insertIfAbsent({
    payload,
    collection,
    data: {
      wallet: name,
      n,
      key,
      project,
      owner,
      kind,
      reason,
      order,
      note,
      by,
      amountPaise: balanceOf(to) - balanceOf(from),
      heldPaise: heldOf(to) - heldOf(from),
      pendingPaise: pendingOf(to) - pendingOf(from),
      balanceAfter: balanceOf(to),
      heldAfter: heldOf(to),
      pendingAfter: pendingOf(to),
      at: now.toISOString(),
      parts: moved.parts,
      state: to,
    },
  })
  if (!entry) {
    dropCachedWalletState(payload, name)
    return null
  }
  cacheWalletState(payload, name, { n, wallet: to })
  await updateWalletRow(payload, { kind, project, owner }, { n, wallet: to }, now)
  return entry
}
