import { z } from 'zod'

const paise = z.number().int()
const time = z.number().int()

/** Money of one end: what expires at the same time lies together. Times are ms since epoch, null for never. */
export const LotSchema = z.object({ paise, expiresAt: time.nullable() })
export type Lot = z.infer<typeof LotSchema>

/**
 * What a wallet is made of after an entry. `lots` can be spent, soonest end first; `holds` are kept for orders and payouts by
 * name, until a time or (null) until somebody decides; `pending` is earned and not yet sure. `owedPaise` is what was taken
 * back beyond what was there: then there are no lots.
 */
export const WalletSchema = z.object({
  lots: z.array(LotSchema),
  holds: z.record(
    z.string(),
    z.object({
      parts: z.array(LotSchema),
      until: time.nullable(),
      /** The settlement of its order that keeps it; later ones have greater numbers. */
      claim: z.number().int().optional(),
    }),
  ),
  pending: z.array(z.object({ id: z.string(), paise, dueAt: time, expiresAt: time.nullable() })),
  owedPaise: paise,
})
export type Wallet = z.infer<typeof WalletSchema>

export const EMPTY_WALLET: Wallet = { lots: [], holds: {}, pending: [], owedPaise: 0 }

const sum = (parts: readonly { paise: number }[]): number =>
  parts.reduce((total, one) => total + one.paise, 0)

export const partsSum = sum

/** What can be spent at `now`; below zero while something is owed. Paise. */
export const availableOf = ({ lots, owedPaise }: Wallet, now: number): number =>
  sum(lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)) - owedPaise

/** What is kept for orders and payouts, paise. */
export const heldOf = ({ holds }: Wallet): number =>
  Object.values(holds).reduce((total, { parts }) => total + sum(parts), 0)

/** What holds that end by themselves keep: it is free again for whoever it belongs to. Paise. */
export const unboundReservationsOf = ({ holds }: Wallet): number =>
  Object.values(holds).reduce((total, { parts, until }) => total + (until === null ? 0 : sum(parts)), 0)

/** What is earned and not yet sure, paise. */
export const pendingOf = ({ pending }: Wallet): number => sum(pending)

/** What can be spent and ends after `from` and not after `until`, with the first of these ends; null for nothing. */
export function endingBetween(
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

/** Everything that belongs to its owner, held or not, without what is pending. Paise; below zero while something is owed. */
export const balanceOf = (wallet: Wallet): number => sum(wallet.lots) - wallet.owedPaise + heldOf(wallet)

/** When something of it is to be done next: an end, an amount that is sure, a hold that is over; null for never. */
export function nextOf({ lots, holds, pending }: Wallet): number | null {
  const times = [
    ...lots.flatMap(({ expiresAt }) => expiresAt ?? []),
    ...Object.values(holds).flatMap(({ until }) => until ?? []),
    ...pending.map(({ dueAt }) => dueAt),
  ]
  return times.length > 0 ? Math.min(...times) : null
}
