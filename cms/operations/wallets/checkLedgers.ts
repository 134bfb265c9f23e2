import type { BasePayload, Where } from 'payload'
import { claimKey, readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { balanceOf, heldOf, pendingOf, type Wallet } from '#domain/wallets/Wallet.ts'
import type { WalletEntry } from '#payload-types'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'
import { walletStateOf } from './lastEntry.ts'
import { updateWalletRow } from './updateWalletRow.ts'

const PAGE_SIZE = 2000
const SELECT = [
  'wallet',
  'n',
  'project',
  'owner',
  'kind',
  'amountPaise',
  'heldPaise',
  'pendingPaise',
  'balanceAfter',
  'heldAfter',
  'pendingAfter',
  'state',
]
type Totals = { n: number; balance: number; held: number; pending: number }
const NONE: Totals = { n: 0, balance: 0, held: 0, pending: 0 }

export type LedgerFault = { wallet: string; project: string; n: number; what: string }
export type LedgerCheck = { wallets: number; entries: number; faults: LedgerFault[] }

/**
 * Verifies every wallet from its first entry: consecutive numbers, and running sums equal to those stored in each entry and in the
 * final state. Reports inconsistencies without correcting them; only outdated list rows are updated.
 */
export async function checkLedgers(payload: BasePayload, now: Date): Promise<LedgerCheck> {
  const check: LedgerCheck = { wallets: 0, entries: 0, faults: [] }
  let last: WalletEntry | null = null
  let sums = NONE
  const close = async () => {
    if (!last) return
    check.wallets += 1
    const { kind, project, owner } = last
    if (!matchesState(last.state as Wallet, sums))
      check.faults.push(faultOf(last, 'its wallet holds something else'))
    await updateWalletRow(payload, { kind, project, owner }, walletStateOf(last), now)
  }
  for (;;) {
    const page: WalletEntry[] = await readRows({
      payload,
      collection: 'wallet-entries',
      where: last ? after(last) : {},
      sort: ['wallet', 'n'],
      limit: PAGE_SIZE,
      select: SELECT,
    })
    for (const entry of page) {
      if (entry.wallet !== last?.wallet) {
        await close()
        sums = NONE
      }
      sums = addEntry(sums, entry)
      check.entries += 1
      if (entry.n !== sums.n) check.faults.push(faultOf(entry, `is not the ${sums.n}th of its wallet`))
      else if (!matchesEntry(entry, sums)) check.faults.push(faultOf(entry, 'does not come to its own sum'))
      last = entry
    }
    if (page.length < PAGE_SIZE) break
  }
  await close()
  return check
}

const after = ({ wallet, n }: WalletEntry): Where => ({
  or: [
    { wallet: { greater_than: wallet } },
    { and: [{ wallet: { equals: wallet } }, { n: { greater_than: n } }] },
  ],
})

const addEntry = (sums: Totals, { amountPaise, heldPaise, pendingPaise }: WalletEntry): Totals => ({
  n: sums.n + 1,
  balance: sums.balance + amountPaise,
  held: sums.held + heldPaise,
  pending: sums.pending + pendingPaise,
})

const matchesEntry = ({ balanceAfter, heldAfter, pendingAfter }: WalletEntry, sums: Totals): boolean =>
  balanceAfter === sums.balance && heldAfter === sums.held && pendingAfter === sums.pending

const matchesState = (wallet: Wallet, sums: Totals): boolean =>
  balanceOf(wallet) === sums.balance && heldOf(wallet) === sums.held && pendingOf(wallet) === sums.pending

const faultOf = ({ wallet, project, n }: WalletEntry, what: string): LedgerFault => ({
  wallet,
  project,
  n,
  what,
})

/** Checks all wallets once a day, and notifies the admins of projects with inconsistencies. */
export async function checkLedgersDaily(payload: BasePayload, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  if (!(await claimKey(payload, `ledgers:${day}`, new Date(now.getTime() + 3 * DAY_MS)))) return
  const { faults } = await checkLedgers(payload, now)
  for (const project of new Set(faults.map((fault) => fault.project))) {
    const own = faults.filter((fault) => fault.project === project)
    payload.logger.error({ msg: 'wallets do not add up', project, faults: own.slice(0, 20) })
    await notifyAdmins(payload, {
      project,
      kind: 'message',
      now,
      dedupeKey: `ledgers:${day}`,
      title: `${own.length} wallet entries do not add up`,
      text: `The first is entry ${own[0]?.n} of ${own[0]?.wallet}: it ${own[0]?.what}.`,
      href: '/admin/collections/credit-wallets',
    })
  }
}
