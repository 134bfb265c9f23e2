import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { WALLET_KINDS, type WalletKind, walletKey } from '#domain/ledger/entries.ts'
import type { CreditWallet } from '#payload-types'
import { eachWallet } from './eachWallet.ts'
import { enter } from './enter.ts'
import { followEntry } from './followEntry.ts'
import { readStanding, standingOf } from './lastEntry.ts'

/** Entries that a start looks at: the row of one that was made just before a kill may be missing. */
const LATEST = 500

/**
 * Does what time does to wallets: what was pending is sure, what was held for too long is free, what has ended leaves. Answers
 * how many wallets it looked at. @param isStart lets rows follow the latest entries first
 */
export async function tidyWallets(payload: BasePayload, now: Date, isStart: boolean): Promise<number> {
  if (isStart) await followLatest(payload, now)
  let count = 0
  for (const kind of WALLET_KINDS)
    count += await eachWallet({
      ...{ payload, kind, where: { nextAt: { less_than_equal: now.toISOString() } } },
      failure: 'a wallet could not be tidied',
      work: (wallet) => tidy(payload, kind, wallet, now),
    })
  return count
}

type Row = Pick<CreditWallet, 'project' | 'owner'>

async function tidy(payload: BasePayload, kind: WalletKind, row: Row, now: Date): Promise<void> {
  const name = { kind, project: idOf(row.project) as string, owner: idOf(row.owner) as string }
  const args = { payload, ...name, now }
  const { wallet } = await readStanding(payload, walletKey(kind, name.owner))
  for (const { id, dueAt } of wallet.pending)
    if (dueAt <= now.getTime())
      await enter({ ...args, key: `sure:${id}`, reason: 'sure', move: () => ({ type: 'mature', id }) })
  for (const [hold, { until }] of Object.entries(wallet.holds))
    if (until !== null && until <= now.getTime())
      await enter({
        ...{ ...args, key: null, reason: 'released', order: hold },
        // Somebody may have begun to pay again meanwhile.
        move: ({ holds }) =>
          (holds[hold]?.until ?? Number.POSITIVE_INFINITY) <= now.getTime()
            ? { type: 'release', name: hold }
            : null,
      })
  // What has ended leaves before anything else is entered.
  await enter({ ...args, key: null, reason: 'expired', move: () => ({ type: 'expire' }) })
  const standing = await readStanding(payload, walletKey(kind, name.owner))
  await followEntry(payload, name, standing, now)
}

async function followLatest(payload: BasePayload, now: Date): Promise<void> {
  const latest = await readRows({
    payload,
    collection: 'wallet-entries',
    where: {},
    sort: ['-createdAt', '-n'],
    limit: LATEST,
    select: ['wallet', 'n', 'kind', 'project', 'owner', 'state'],
  })
  const seen = new Set<string>()
  for (const entry of latest) {
    if (seen.has(entry.wallet)) continue
    seen.add(entry.wallet)
    const { kind, project, owner } = entry
    await followEntry(payload, { kind, project, owner }, standingOf(entry), now)
  }
}
