import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { type EntryReason, walletKey } from '#domain/wallets/entries.ts'
import { splitLots } from '#domain/wallets/moveWallet.ts'
import type { Lot } from '#domain/wallets/Wallet.ts'
import { type AddEntryResult, addEntry } from './addEntry.ts'

/** Minimum remaining validity of credits that are returned near or after their expiry, ms. */
const BACK_AT_LEAST_MS = 7 * DAY_MS

/** Wallets that can pay for an order: the student's credits, or the ordering franchisee's funds. */
export type PayingWallet = 'credits' | 'funds'

/** A wallet and the order it pays for. */
export type OrderWallet = {
  payload: BasePayload
  kind: PayingWallet
  project: string
  owner: string
  order: string
  now: Date
}

const REASONS = {
  credits: { spent: 'spent', back: 'spentBack' },
  funds: { spent: 'order', back: 'orderBack' },
} as const satisfies Record<PayingWallet, Record<'spent' | 'back', EntryReason>>

/** Holds money for an order until a time (ms since epoch). A repeat replaces the hold. */
export const holdForOrder = (wallet: OrderWallet, paise: number, until: number): Promise<AddEntryResult> =>
  addEntry({
    ...wallet,
    key: null,
    reason: 'held',
    move: () => ({ type: 'hold', name: wallet.order, paise, until }),
  })

/** Holds money without an end for the sale of an order, once per settlement (`claim`), until it is spent or released. */
export const reserveForSale = (wallet: OrderWallet, paise: number, claim: number): Promise<AddEntryResult> =>
  addEntry({
    ...wallet,
    key: `kept:${wallet.order}:${claim}`,
    reason: 'held',
    // A later settlement's hold must not be replaced by an earlier one's.
    move: ({ holds }) =>
      (holds[wallet.order]?.claim ?? claim) > claim
        ? null
        : { type: 'hold', name: wallet.order, paise, until: null, claim },
  })

/** Releases an order's temporary hold; a hold for its sale stays. Idempotent. */
export const releaseHeldForOrder = (wallet: OrderWallet): Promise<AddEntryResult> =>
  addEntry({
    ...wallet,
    key: null,
    reason: 'released',
    move: ({ holds }) => {
      const hold = holds[wallet.order]
      return hold && hold.until !== null ? { type: 'release', name: wallet.order } : null
    },
  })

/** Releases the hold for the sale of an order if `isOver` is true of its settlement. Idempotent. */
export const releaseSaleReservations = (
  wallet: OrderWallet,
  isOver: (claim: number) => boolean,
): Promise<AddEntryResult> =>
  addEntry({
    ...wallet,
    key: null,
    reason: 'released',
    move: ({ holds }) => {
      const { until, claim } = holds[wallet.order] ?? {}
      return until === null && claim !== undefined && isOver(claim)
        ? { type: 'release', name: wallet.order }
        : null
    },
  })

/** Releases any hold of an order. Idempotent. */
export const releaseForOrder = (wallet: OrderWallet): Promise<AddEntryResult> =>
  addEntry({
    ...wallet,
    key: null,
    reason: 'released',
    move: () => ({ type: 'release', name: wallet.order }),
  })

/** Spends the money held for a sold order. Idempotent. */
export const spendOnOrder = (wallet: OrderWallet): Promise<AddEntryResult> =>
  addEntry({
    ...wallet,
    key: `spent:${wallet.order}`,
    reason: REASONS[wallet.kind].spent,
    move: () => ({ type: 'spend', name: wallet.order }),
  })

/**
 * Returns money that an order has spent, with the original expiry dates, soonest first. Idempotent by `key`, the name of the return.
 * @param paise the amount returned now
 */
export const refundSpent = (wallet: OrderWallet, key: string, paise: number): Promise<AddEntryResult> =>
  addEntry({
    ...wallet,
    reason: REASONS[wallet.kind].back,
    key: `spentBack:${wallet.order}:${key}`,
    move: async () => {
      const parts = await lotsToReturn(wallet, paise)
      return parts.length > 0 ? { type: 'credit', parts } : null
    },
  })

async function lotsToReturn(
  { payload, kind, owner, order, now }: OrderWallet,
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
