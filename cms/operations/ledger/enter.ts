import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { withLock } from '#database/withLock.ts'
import { type EntryReason, type WalletName, walletKey } from '#domain/ledger/entries.ts'
import { hasEnded, moveWallet, type WalletMove } from '#domain/ledger/moveWallet.ts'
import { balanceOf, heldOf, pendingOf, type Wallet } from '#domain/ledger/Wallet.ts'
import type { WalletEntry } from '#payload-types'
import { followEntry } from './followEntry.ts'
import {
  forgetStanding,
  readStanding,
  rememberedStanding,
  rememberStanding,
  type Standing,
} from './lastEntry.ts'

export type EntryArgs = WalletName & {
  payload: BasePayload
  /**
   * Names the entry in its wallet: asking again with the same key enters nothing and answers what was entered. Null where the
   * wallet itself says what was done, as for holds.
   */
  key: string | null
  reason: EntryReason
  /** What moves, from the wallet as it is; null for nothing. May be asked several times. */
  move: (wallet: Wallet) => WalletMove | null
  order?: string | null
  note?: string | null
  /** Name of who of the staff did it. */
  by?: string | null
  now: Date
}

export type Entered =
  | { state: 'entered'; entry: WalletEntry; isRepeat: boolean }
  | { state: 'none' }
  | { state: 'short'; missingPaise: number }

/** Others are quicker at most this often: each time they have added an entry. */
const ATTEMPTS = 500
const collection = 'wallet-entries'

/**
 * Adds an entry to a wallet: the only way money in it moves. The entry is born with its number under a unique key, so it builds
 * on the very state that was looked at, in however many processes; a repeat finds the entry that is there. One insert is
 * the whole change: nothing is half done when the process is killed.
 */
export const enter = (args: EntryArgs): Promise<Entered> =>
  withLock(args.payload, walletKey(args.kind, args.owner), () => tryEntering(args))

async function tryEntering(args: EntryArgs): Promise<Entered> {
  const { payload, now } = args
  const wallet = walletKey(args.kind, args.owner)
  const named = args.key === null ? null : `${wallet}:${args.key}`
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const guess = rememberedStanding(payload, wallet)
    const standing = guess ?? (await readStanding(payload, wallet))
    if (hasEnded(standing.wallet, now.getTime())) {
      const expired = { ...args, reason: 'expired' as const, order: null, note: null, by: null }
      const move: WalletMove = { type: 'expire' }
      await insert(expired, `${wallet}:expired:${standing.n + 1}`, standing, move)
      continue
    }
    const move = args.move(standing.wallet)
    const moved = move ? moveWallet(standing.wallet, move, now.getTime()) : { state: 'none' as const }
    if (moved.state !== 'moved' && guess) {
      // Nothing is refused by what is only remembered.
      forgetStanding(payload, wallet)
      continue
    }
    const key = named ?? `${wallet}:${args.reason}:${standing.n + 1}`
    const entry = move && moved.state === 'moved' ? await insert(args, key, standing, move) : null
    if (entry) return { state: 'entered', entry, isRepeat: false }
    const before = named && (await readRow({ payload, collection, where: { key: { equals: named } } }))
    if (before) return { state: 'entered', entry: before, isRepeat: true }
    if (moved.state !== 'moved') return moved
  }
  throw new Error(`${ATTEMPTS} entries of others came between`)
}

/** Null when the number or the key was taken by somebody else; then what is remembered of the wallet is forgotten. */
async function insert(
  args: EntryArgs,
  key: string,
  { n: before, wallet: from }: Standing,
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
      ...{ wallet: name, n, key, project, owner, kind, reason, order, note, by },
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
    forgetStanding(payload, name)
    return null
  }
  rememberStanding(payload, name, { n, wallet: to })
  await followEntry(payload, { kind, project, owner }, { n, wallet: to }, now)
  return entry
}
