import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { type WalletKind, type WalletName, walletKey } from '#domain/wallets/entries.ts'
import { balanceOf, heldOf, nextEntryAt, pendingOf } from '#domain/wallets/Wallet.ts'
import type { WalletState } from './lastEntry.ts'

/** Collections of the list rows, by kind of wallet. */
export const WALLETS = {
  credits: 'credit-wallets',
  earnings: 'earning-wallets',
  funds: 'fund-wallets',
} as const satisfies Record<WalletKind, string>

/** Updates the wallet's list row to the state after an entry, unless it is already at a later one. Idempotent. */
export async function updateWalletRow(
  payload: BasePayload,
  { kind, project, owner }: WalletName,
  { n, wallet }: WalletState,
  now: Date,
): Promise<void> {
  const collection = WALLETS[kind]
  const key = walletKey(kind, owner)
  const next = nextEntryAt(wallet)
  const data = {
    balancePaise: balanceOf(wallet),
    heldPaise: heldOf(wallet),
    pendingPaise: pendingOf(wallet),
    n,
    nextAt: next === null ? null : new Date(next).toISOString(),
    changedAt: now.toISOString(),
  }
  const updateRow = () =>
    conditionalUpdate({
      payload,
      collection,
      where: { and: [{ key: { equals: key } }, { n: { less_than: n } }] },
      data,
    })
  if (n > 1 && (await updateRow())) return
  const user = await readRow({ payload, collection: 'users', where: { id: { equals: owner } } })
  const row = { ...data, key, project, owner, name: user?.name || user?.phone || user?.email || null }
  const isNew = await insertIfAbsent({ payload, collection, data: row })
  if (!isNew) await updateRow()
}
