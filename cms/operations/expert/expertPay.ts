import type { BasePayload } from 'payload'
import { documentCache } from '#database/documentCache.ts'
import { readRows } from '#database/guard.ts'
import type { ExpertPay } from '#domain/calls/exams/expertPay.ts'
import { indianMonth } from '#domain/invoices/financialYear.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { availableOf, heldOf } from '#domain/wallets/Wallet.ts'
import { referralProgramme } from '../referral/referralProgramme.ts'
import { readWalletState } from '../wallets/lastEntry.ts'

/** Maximum number of ledger entries in a statement; the newest ones. */
const MAX_ENTRIES = 5000

/** Pay rates of a project's experts: paise for each round of a sheet and each doubt; and how many of 100 sheets a second expert checks. */
export async function expertProgramme(payload: BasePayload, project: string) {
  const where = { project: { equals: project } }
  const [settings] = await documentCache({ payload, collection: 'reward-settings', where, limit: 1 })
  const { sheetPaise, doubtPaise, secondCheckPercent } = settings?.experts ?? {}
  return {
    sheetPaise: sheetPaise ?? 0,
    doubtPaise: doubtPaise ?? 0,
    secondCheckPercent: secondCheckPercent ?? 0,
  }
}

const RATES = { sheetPay: 'sheetPaise', doubtPay: 'doubtPaise' } as const

/** An expert's earnings from sheets or doubts by month, newest first, and the amount available for payout. */
export async function expertPayOf(
  payload: BasePayload,
  { project, expert, reason }: { project: string; expert: string; reason: keyof typeof RATES },
  now: number,
): Promise<ExpertPay> {
  const wallet = walletKey('earnings', expert)
  const [programme, { payoutFromPaise }, walletState, entries] = await Promise.all([
    expertProgramme(payload, project),
    referralProgramme(payload, { id: project }),
    readWalletState(payload, wallet),
    readRows({
      payload,
      collection: 'wallet-entries',
      where: { and: [{ wallet: { equals: wallet } }, { reason: { equals: reason } }] },
      sort: ['-n'],
      limit: MAX_ENTRIES,
      select: ['at', 'amountPaise'],
    }),
  ])
  const months = new Map<string, ExpertPay['months'][number]>()
  for (const { at, amountPaise } of entries) {
    const month = indianMonth(Date.parse(at))
    const sum = months.get(month) ?? { month, count: 0, paise: 0 }
    months.set(month, { month, count: sum.count + 1, paise: sum.paise + amountPaise })
  }
  return {
    eachPaise: programme[RATES[reason]],
    leastPaise: payoutFromPaise,
    months: [...months.values()],
    availablePaise: availableOf(walletState.wallet, now),
    heldPaise: heldOf(walletState.wallet),
  }
}
