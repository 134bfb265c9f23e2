import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { withLock } from '#database/withLock.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { type EntryReason, walletKey } from '#domain/ledger/entries.ts'
import { splitLots } from '#domain/ledger/moveWallet.ts'
import type { Lot } from '#domain/ledger/Wallet.ts'
import { type Entered, enter } from './enter.ts'

/** Money that comes back near or after its end can be spent for as long as this, in ms. */
const BACK_AT_LEAST_MS = 7 * DAY_MS

/** What an order is paid with besides gateways: credits of the student, or funds of the franchisee who orders. */
export type PayingKind = 'credits' | 'funds'

/** Whose wallet, for which order. */
export type WalletOfOrder = {
  payload: BasePayload
  kind: PayingKind
  project: string
  owner: string
  order: string
  now: Date
}

const REASONS = {
  credits: { spent: 'spent', back: 'spentBack' },
  funds: { spent: 'order', back: 'orderBack' },
} as const satisfies Record<PayingKind, Record<'spent' | 'back', EntryReason>>

/** Keeps money for an order until a time (ms since epoch). A repeat keeps it anew. */
export const holdForOrder = (wallet: WalletOfOrder, paise: number, until: number): Promise<Entered> =>
  enter({
    ...{ ...wallet, key: null, reason: 'held' },
    move: () => ({ type: 'hold', name: wallet.order, paise, until }),
  })

/** Keeps money for the sale of an order, once for each settlement (`claim`), until the order says what becomes of it. */
export const keepForSale = (wallet: WalletOfOrder, paise: number, claim: number): Promise<Entered> =>
  enter({
    ...{ ...wallet, key: `kept:${wallet.order}:${claim}`, reason: 'held' },
    // What a later settlement keeps is not an earlier one's any more.
    move: ({ holds }) =>
      (holds[wallet.order]?.claim ?? claim) > claim
        ? null
        : { type: 'hold', name: wallet.order, paise, until: null, claim },
  })

/** Frees what an order holds while it is being paid; what its sale keeps stays. May be repeated. */
export const releaseHeldForOrder = (wallet: WalletOfOrder): Promise<Entered> =>
  enter({
    ...{ ...wallet, key: null, reason: 'released' },
    move: ({ holds }) => {
      const hold = holds[wallet.order]
      return hold && hold.until !== null ? { type: 'release', name: wallet.order } : null
    },
  })

/** Frees what these settlements of an order kept for its sale, which came to nothing; what a later one keeps stays. May be repeated. */
export const releaseKeptForOrder = (
  wallet: WalletOfOrder,
  isOver: (claim: number) => boolean,
): Promise<Entered> =>
  enter({
    ...{ ...wallet, key: null, reason: 'released' },
    move: ({ holds }) => {
      const { until, claim } = holds[wallet.order] ?? {}
      return until === null && claim !== undefined && isOver(claim)
        ? { type: 'release', name: wallet.order }
        : null
    },
  })

/** Frees what is kept for an order. May be repeated. */
export const releaseForOrder = (wallet: WalletOfOrder): Promise<Entered> =>
  enter({
    ...{ ...wallet, key: null, reason: 'released' },
    move: () => ({ type: 'release', name: wallet.order }),
  })

/** What is kept for an order that is sold is spent now. May be repeated. */
export const spendOnOrder = (wallet: WalletOfOrder): Promise<Entered> =>
  enter({
    ...{ ...wallet, key: `spent:${wallet.order}`, reason: REASONS[wallet.kind].spent },
    move: () => ({ type: 'spend', name: wallet.order }),
  })

/**
 * Gives back what an order has spent, with the ends it had, soonest first; `key` names the return. May be repeated.
 * @param paise what comes back this time
 */
export const releaseSpent = (wallet: WalletOfOrder, key: string, paise: number): Promise<Entered> =>
  withLock(wallet.payload, `spentBack:${wallet.kind}:${wallet.order}`, async () => {
    const parts = await partsToGive(wallet, paise)
    return enter({
      ...{ ...wallet, reason: REASONS[wallet.kind].back, key: `spentBack:${wallet.order}:${key}` },
      move: () => (parts.length > 0 ? { type: 'credit', parts } : null),
    })
  })

async function partsToGive(
  { payload, kind, owner, order, now }: WalletOfOrder,
  paise: number,
): Promise<Lot[]> {
  const wallet = walletKey(kind, owner)
  const collection = 'wallet-entries'
  const [spent, back] = await Promise.all([
    readRow({ payload, collection, where: { key: { equals: `${wallet}:spent:${order}` } } }),
    readRows({
      payload,
      collection,
      where: {
        and: [
          { order: { equals: order } },
          { wallet: { equals: wallet } },
          { reason: { equals: REASONS[kind].back } },
        ],
      },
      sort: ['n'],
      limit: 500,
      select: ['amountPaise'],
    }),
  ])
  const before = back.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const { rest } = splitLots((spent?.parts ?? []) as Lot[], before)
  const { parts } = splitLots(rest, paise)
  const least = now.getTime() + BACK_AT_LEAST_MS
  return parts.map((lot) => ({
    ...lot,
    expiresAt: lot.expiresAt === null ? null : Math.max(lot.expiresAt, least),
  }))
}
