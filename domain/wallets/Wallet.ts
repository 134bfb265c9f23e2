import { z } from 'zod'

const paise = z.number().int()
const time = z.number().int()

/**
 * An amount with its expiry; amounts with the same expiry form one lot. Times are ms since epoch, null for
 * never.
 */
export const LotSchema = z.object({ paise, expiresAt: time.nullable() })
export type Lot = z.infer<typeof LotSchema>

/**
 * A wallet after an entry. `lots` can be spent, soonest expiry first; `holds` are reserved for orders and
 * payouts by name, until a time or (null) until a decision; `pending` is earned but not yet available.
 * `owedPaise` is what was clawed back beyond the balance: while it is above zero there are no lots.
 */
export const WalletSchema = z.object({
  lots: z.array(LotSchema),
  holds: z.record(
    z.string(),
    z.object({
      parts: z.array(LotSchema),
      until: time.nullable(),
      /** The settlement of the order that made the hold; later settlements have greater numbers. */
      claim: z.number().int().optional(),
    }),
  ),
  pending: z.array(z.object({ id: z.string(), paise, dueAt: time, expiresAt: time.nullable() })),
  owedPaise: paise,
})
export type Wallet = z.infer<typeof WalletSchema>

export const EMPTY_WALLET: Wallet = { lots: [], holds: {}, pending: [], owedPaise: 0 }

const sum = (parts: readonly { paise: number }[]): number =>
  parts.reduce((total, part) => total + part.paise, 0)

export const sumOfLots = sum

/** Available at `now`, paise; below zero while something is owed. */
export const availableOf = ({ lots, owedPaise }: Wallet, now: number): number =>
  sum(lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)) - owedPaise

/** Held for orders and payouts, paise. */
export const heldOf = ({ holds }: Wallet): number =>
  Object.values(holds).reduce((total, { parts }) => total + sum(parts), 0)

/** Held until a time, after which it is released automatically to its owner. Paise. */
export const temporaryHoldsOf = ({ holds }: Wallet): number =>
  Object.values(holds).reduce((total, { parts, until }) => total + (until === null ? 0 : sum(parts)), 0)

/** Earned but not yet available, paise. */
export const pendingOf = ({ pending }: Wallet): number => sum(pending)

/** The amount that expires after `from` and by `until`, paise, with its first expiry; null when nothing does. */
export function expiringBetween(
  { lots }: Wallet,
  from: number,
  until: number,
): { paise: number; firstAt: number } | null {
  const ending = lots.flatMap(({ paise, expiresAt }) =>
    expiresAt !== null && expiresAt > from && expiresAt <= until ? [{ paise, expiresAt }] : [],
  )
  if (ending.length === 0) return null
  return { paise: sum(ending), firstAt: Math.min(...ending.map(({ expiresAt }) => expiresAt)) }
}

/** Total of the owner, held or not, without pending amounts. Paise; below zero while something is owed. */
export const balanceOf = (wallet: Wallet): number => sum(wallet.lots) - wallet.owedPaise + heldOf(wallet)

/**
 * When the wallet needs its next automatic entry: an expiry, a pending amount that becomes available, a hold
 * that ends; null for never.
 */
export function nextEntryAt({ lots, holds, pending }: Wallet): number | null {
  const times = [
    ...lots.flatMap(({ expiresAt }) => expiresAt ?? []),
    ...Object.values(holds).flatMap(({ until }) => until ?? []),
    ...pending.map(({ dueAt }) => dueAt),
  ]
  return times.length > 0 ? Math.min(...times) : null
}
