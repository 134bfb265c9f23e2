import type { BasePayload } from 'payload'
import { claimKey } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { creditsExpiringNotification } from '#domain/notifications/walletNotification.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { expiringBetween } from '#domain/wallets/Wallet.ts'
import type { CreditWallet } from '#payload-types'
import { notify } from '../notifications/notify.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { cashbackProgrammeOf } from './cashbackProgrammeOf.ts'
import { forEachWallet } from './forEachWallet.ts'
import { readWalletState } from './lastEntry.ts'

const WEEK_MS = 7 * DAY_MS

/**
 * Once a day, notifies people whose credits expire this week or next, once per week of expiry, in projects where credits can be spent.
 * Returns the number of notifications.
 */
export async function remindOfExpiry(payload: BasePayload, now: Date): Promise<number> {
  const day = now.toISOString().slice(0, 10)
  if (!(await claimKey(payload, `credits-end:${day}`, new Date(now.getTime() + 3 * DAY_MS)))) return 0
  const until = new Date((weekOf(now) + 2) * WEEK_MS).toISOString()
  let sent = 0
  await forEachWallet({
    payload,
    kind: 'credits',
    // `nextAt` is never later than the first expiry.
    where: { and: [{ nextAt: { less_than_equal: until } }, { balancePaise: { greater_than: 0 } }] },
    failure: 'a reminder of expiring credits failed',
    work: async (wallet) => {
      sent += await remind(payload, wallet, now)
    },
  })
  return sent
}

/** Weeks since epoch. */
const weekOf = (now: Date): number => Math.floor(now.getTime() / WEEK_MS)

type Row = Pick<CreditWallet, 'project' | 'owner'>

async function remind(payload: BasePayload, row: Row, now: Date): Promise<number> {
  const user = idOf(row.owner) as string
  const { wallet } = await readWalletState(payload, walletKey('credits', user))
  const project = await projectOfRow(payload, row)
  if (!(await cashbackProgrammeOf(payload, project)).spending.isOn) return 0
  let sent = 0
  for (const week of [weekOf(now), weekOf(now) + 1]) {
    const ending = expiringBetween(wallet, Math.max(week * WEEK_MS, now.getTime()), (week + 1) * WEEK_MS)
    if (!ending) continue
    const isNew = await notify(payload, {
      project: project.id,
      user,
      kind: 'message',
      now,
      ...creditsExpiringNotification(ending.paise, ending.firstAt),
      dedupeKey: `credits-end:${week}`,
    })
    if (isNew) sent++
  }
  return sent
}
