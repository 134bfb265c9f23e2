import type { BasePayload } from 'payload'
import { documentCache } from '#database/documentCache.ts'
import { readRows } from '#database/guard.ts'
import type { SheetPayResponse } from '#domain/calls/exams/sheets.ts'
import { indianMonth } from '#domain/invoices/financialYear.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { availableOf, heldOf } from '#domain/wallets/Wallet.ts'
import type { AnswerSheet } from '#payload-types'
import { referralProgramme } from '../../referral/referralProgramme.ts'
import { addEntry } from '../../wallets/addEntry.ts'
import { readWalletState } from '../../wallets/lastEntry.ts'

/** The newest rounds that a statement counts. */
const MAX_ENTRIES = 5000

/** What an expert earns by each round of a sheet, in paise, and how many of 100 sheets a second expert checks. */
type SheetProgramme = { paise: number; secondCheckPercent: number }

export async function sheetProgramme(payload: BasePayload, project: string): Promise<SheetProgramme> {
  const where = { project: { equals: project } }
  const [settings] = await documentCache({ payload, collection: 'reward-settings', where, limit: 1 })
  const { sheetPaise = 0, secondCheckPercent = 0 } = settings?.experts ?? {}
  return { paise: sheetPaise ?? 0, secondCheckPercent: secondCheckPercent ?? 0 }
}

/** Adds the pay of a checked round to its expert's earnings, once. */
export async function paySheet(
  payload: BasePayload,
  { checkedBy, project, attempt, round, opened, title }: AnswerSheet,
  paise: number,
  now: number,
): Promise<void> {
  if (!checkedBy || paise <= 0) return
  await addEntry({
    ...{ payload, kind: 'earnings', project, owner: checkedBy, now: new Date(now) },
    ...{ key: `sheet:${attempt}:${round}:${opened}`, reason: 'sheetPay', note: title },
    move: () => ({ type: 'credit', parts: [{ paise, expiresAt: null }] }),
  })
}

/** What an expert has earned by month, the newest first, and what is there to be paid out. */
export async function sheetPayOf(
  payload: BasePayload,
  { project, expert }: { project: string; expert: string },
  now: number,
): Promise<Omit<SheetPayResponse, 'apiSuccess' | 'message'>> {
  const wallet = walletKey('earnings', expert)
  const [{ paise: sheetPaise }, { payoutFromPaise }, standing, entries] = await Promise.all([
    sheetProgramme(payload, project),
    referralProgramme(payload, { id: project }),
    readWalletState(payload, wallet),
    readRows({
      payload,
      collection: 'wallet-entries',
      where: { and: [{ wallet: { equals: wallet } }, { reason: { equals: 'sheetPay' } }] },
      ...{ sort: ['-n'], limit: MAX_ENTRIES, select: ['at', 'amountPaise'] },
    }),
  ])
  const months = new Map<string, { month: string; sheets: number; paise: number }>()
  for (const { at, amountPaise } of entries) {
    const month = indianMonth(Date.parse(at))
    const sum = months.get(month) ?? { month, sheets: 0, paise: 0 }
    months.set(month, { month, sheets: sum.sheets + 1, paise: sum.paise + amountPaise })
  }
  return {
    ...{ sheetPaise, leastPaise: payoutFromPaise, months: [...months.values()] },
    ...{ availablePaise: availableOf(standing.wallet, now), heldPaise: heldOf(standing.wallet) },
  }
}
