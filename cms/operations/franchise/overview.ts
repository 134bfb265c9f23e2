import type { BasePayload } from 'payload'
import { DAY_MS } from '#domain/auth/policy.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { availableOf, pendingOf } from '#domain/wallets/Wallet.ts'
import { readWalletState } from '../wallets/lastEntry.ts'

export const OVERVIEW_DAYS = 30

/** Figures of a franchisee: funds in paise, number of students, orders of the last 30 days. */
export async function overviewOf(payload: BasePayload, franchisee: string, now: Date) {
  const since = new Date(now.getTime() - OVERVIEW_DAYS * DAY_MS).toISOString()
  const own = { franchisee: { equals: franchisee } }
  const [{ wallet }, students, orders] = await Promise.all([
    readWalletState(payload, walletKey('funds', franchisee)),
    payload.db.count({ collection: 'franchise-students', where: own }),
    payload.db.count({
      collection: 'orders',
      where: { and: [own, { placedAt: { greater_than_equal: since } }] },
    }),
  ])
  return {
    fundsPaise: availableOf(wallet, now.getTime()),
    pendingPaise: pendingOf(wallet),
    students: students.totalDocs,
    orders: orders.totalDocs,
  }
}
