import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { WALLET_KINDS, type WalletKind, walletKey } from '#domain/wallets/entries.ts'
import type { CreditWallet } from '#payload-types'
import { addEntry } from './addEntry.ts'
import { forEachWallet } from './forEachWallet.ts'
import { readWalletState, walletStateOf } from './lastEntry.ts'
import { updateWalletRow } from './updateWalletRow.ts'

/** Entries checked at a start: a kill may have prevented the update of their list rows. */
const MAX_LATEST = 500

/**
 * Applies the passage of time to wallets: pending amounts mature, holds and credits expire. Returns how many wallets were processed.
 * @param isStart first updates the list rows of the latest entries
 */
export async function sweepWallets(payload: BasePayload, now: Date, isStart: boolean): Promise<number> {
  if (isStart) await followLatest(payload, now)
  let count = 0
  for (const kind of WALLET_KINDS)
    count += await forEachWallet({
      payload,
      kind,
      where: { nextAt: { less_than_equal: now.toISOString() } },
      failure: 'a wallet could not be tidied',
      work: (wallet) => tidy(payload, kind, wallet, now),
    })
  return count
}

type Row = Pick<CreditWallet, 'project' | 'owner'>

async function tidy(payload: BasePayload, kind: WalletKind, row: Row, now: Date): Promise<void> {
  const name = { kind, project: idOf(row.project) as string, owner: idOf(row.owner) as string }
  const args = { payload, ...name, now }
  const { wallet } = await readWalletState(payload, walletKey(kind, name.owner))
  for (const { id, dueAt } of wallet.pending)
    if (dueAt <= now.getTime())
      await addEntry({ ...args, key: `sure:${id}`, reason: 'sure', move: () => ({ type: 'mature', id }) })
  for (const [hold, { until }] of Object.entries(wallet.holds))
    if (until !== null && until <= now.getTime())
      await addEntry({
        ...args,
        key: null,
        reason: 'released',
        order: hold,
        // The hold may have been extended by a new payment attempt.
        move: ({ holds }) =>
          (holds[hold]?.until ?? Number.POSITIVE_INFINITY) <= now.getTime()
            ? { type: 'release', name: hold }
            : null,
      })
  // Expired credits are removed.
  await addEntry({ ...args, key: null, reason: 'expired', move: () => ({ type: 'expire' }) })
  const walletState = await readWalletState(payload, walletKey(kind, name.owner))
  await updateWalletRow(payload, name, walletState, now)
}

async function followLatest(payload: BasePayload, now: Date): Promise<void> {
  const latest = await readRows({
    payload,
    collection: 'wallet-entries',
    where: {},
    sort: ['-createdAt', '-n'],
    limit: MAX_LATEST,
    select: ['wallet', 'n', 'kind', 'project', 'owner', 'state'],
  })
  const seen = new Set<string>()
  for (const entry of latest) {
    if (seen.has(entry.wallet)) continue
    seen.add(entry.wallet)
    const { kind, project, owner } = entry
    await updateWalletRow(payload, { kind, project, owner }, walletStateOf(entry), now)
  }
}
