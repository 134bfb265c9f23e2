import { availableOf, type Lot, sumOfLots, type Wallet } from './Wallet.ts'

/**
 * A change to a wallet. Amounts in paise, above zero; times in ms since epoch, null for never. Every move but
 * `clawback` is refused if it would go below zero.
 */
export type WalletMove =
  | { type: 'credit'; parts: readonly Lot[] }
  /** Earned under an id, available from `dueAt`. */
  | { type: 'pend'; id: string; paise: number; dueAt: number; expiresAt: number | null }
  /** A pending amount becomes available. */
  | { type: 'mature'; id: string }
  /** A pending amount is not earned after all: at most `paise` of its remainder. */
  | { type: 'forfeit'; id: string; paise: number }
  | { type: 'hold'; name: string; paise: number; until: number | null; claim?: number }
  | { type: 'release'; name: string }
  /** A held amount is spent. */
  | { type: 'spend'; name: string }
  | { type: 'debit'; paise: number }
  | { type: 'clawback'; paise: number }
  | { type: 'expire' }

/** `parts` are the lots that the move took or added; `none`: there was nothing to do. */
export type WalletMoveResult =
  | { state: 'moved'; wallet: Wallet; parts: Lot[] }
  | { state: 'none' }
  | { state: 'short'; missingPaise: number }

const endOf = ({ expiresAt }: Lot): number => expiresAt ?? Number.POSITIVE_INFINITY

/** Merges lots, one for each expiry, soonest first. */
function mergeLots(lots: readonly Lot[], more: readonly Lot[]): Lot[] {
  const byEnd = new Map<number | null, number>()
  for (const { paise, expiresAt } of [...lots, ...more])
    byEnd.set(expiresAt, (byEnd.get(expiresAt) ?? 0) + paise)
  return [...byEnd]
    .map(([expiresAt, paise]) => ({ paise, expiresAt }))
    .filter(({ paise }) => paise > 0)
    .sort((a, b) => (endOf(a) < endOf(b) ? -1 : 1))
}

/** Takes an amount from lots in their order; `lackingPaise` is the part that they did not cover. */
function takeFromLots(
  lots: readonly Lot[],
  paise: number,
): { parts: Lot[]; rest: Lot[]; lackingPaise: number } {
  let lackingPaise = paise
  const parts: Lot[] = []
  const rest: Lot[] = []
  for (const lot of lots) {
    const part = Math.min(lot.paise, lackingPaise)
    lackingPaise -= part
    if (part > 0) parts.push({ ...lot, paise: part })
    if (part < lot.paise) rest.push({ ...lot, paise: lot.paise - part })
  }
  return { parts, rest, lackingPaise }
}

/** The first `paise` of these lots, and the rest of them. */
export function splitLots(lots: readonly Lot[], paise: number): { parts: Lot[]; rest: Lot[] } {
  const { parts, rest } = takeFromLots(lots, paise)
  return { parts, rest }
}

/** Credits first pay off what is owed. */
function credited(wallet: Wallet, parts: readonly Lot[]): Wallet {
  const { rest, lackingPaise } = takeFromLots(parts, wallet.owedPaise)
  return { ...wallet, lots: mergeLots(wallet.lots, rest), owedPaise: lackingPaise }
}

const without = (holds: Wallet['holds'], name: string): Wallet['holds'] => {
  const { [name]: _, ...others } = holds
  return others
}

/** Lots that have expired by `now`. */
const expiredLots = ({ lots }: Wallet, now: number): Lot[] => lots.filter((lot) => endOf(lot) <= now)

/** Whether something has expired by `now` without an entry for it. */
export const hasExpiredLots = (wallet: Wallet, now: number): boolean => expiredLots(wallet, now).length > 0

/**
 * A wallet after a move at `now`. Repeating a hold renews its end; any other repeated move is detected by the
 * key of its entry. Lots expired by `now` are not available, and the move `expire` removes them.
 */
export function moveWallet(wallet: Wallet, move: WalletMove, now: number): WalletMoveResult {
  const moved = (change: Partial<Wallet>, parts: Lot[] = []): WalletMoveResult => ({
    state: 'moved',
    wallet: { ...wallet, ...change },
    parts,
  })
  switch (move.type) {
    case 'credit':
      return moved(credited(wallet, move.parts), [...move.parts])
    case 'pend':
      return moved({ pending: [...wallet.pending, pendingOf(move)] })
    case 'mature': {
      const due = wallet.pending.find(({ id }) => id === move.id)
      if (!due) return { state: 'none' }
      const parts = [{ paise: due.paise, expiresAt: due.expiresAt }]
      return moved(
        { ...credited(wallet, parts), pending: wallet.pending.filter((entry) => entry !== due) },
        parts,
      )
    }
    case 'forfeit':
      return forfeit(wallet, move.id, move.paise)
    case 'hold':
      return hold(wallet, move, now)
    case 'release': {
      const hold = wallet.holds[move.name]
      if (!hold) return { state: 'none' }
      return moved({ ...credited(wallet, hold.parts), holds: without(wallet.holds, move.name) }, hold.parts)
    }
    case 'spend': {
      const hold = wallet.holds[move.name]
      return hold ? moved({ holds: without(wallet.holds, move.name) }, hold.parts) : { state: 'none' }
    }
    case 'debit': {
      const missingPaise = move.paise - availableOf(wallet, now)
      return missingPaise > 0 ? { state: 'short', missingPaise } : debit(wallet, move.paise, now)
    }
    case 'clawback':
      return debit(wallet, move.paise, now)
    case 'expire': {
      const parts = expiredLots(wallet, now)
      if (parts.length === 0) return { state: 'none' }
      return moved({ lots: wallet.lots.filter((lot) => endOf(lot) > now) }, parts)
    }
  }
}

const pendingOf = ({ id, paise, dueAt, expiresAt }: Extract<WalletMove, { type: 'pend' }>) => ({
  id,
  paise,
  dueAt,
  expiresAt,
})

function debit(wallet: Wallet, paise: number, now: number): WalletMoveResult {
  const isOver = (lot: Lot) => endOf(lot) <= now
  const { parts, rest, lackingPaise } = takeFromLots(
    wallet.lots.filter((lot) => !isOver(lot)),
    paise,
  )
  const lots = mergeLots(rest, wallet.lots.filter(isOver))
  return { state: 'moved', wallet: { ...wallet, lots, owedPaise: wallet.owedPaise + lackingPaise }, parts }
}

function forfeit(wallet: Wallet, id: string, paise: number): WalletMoveResult {
  const before = wallet.pending.find((entry) => entry.id === id)
  if (!before) return { state: 'none' }
  const left = before.paise - Math.min(paise, before.paise)
  const pending = wallet.pending.flatMap((entry) =>
    entry !== before ? [entry] : left > 0 ? [{ ...entry, paise: left }] : [],
  )
  return { state: 'moved', wallet: { ...wallet, pending }, parts: [] }
}

/** A new hold of the same name first releases the old one, unless they are equal. */
function hold(wallet: Wallet, move: Extract<WalletMove, { type: 'hold' }>, now: number): WalletMoveResult {
  const { name, paise, until, claim } = move
  const before = wallet.holds[name]
  const terms = { until, ...(claim === undefined ? {} : { claim }) }
  if (before && sumOfLots(before.parts) === paise) {
    // A hold that awaits a decision must not end automatically again.
    const isAwaitingDecision = before.until === null && until !== null
    if (isAwaitingDecision || (before.until === until && before.claim === claim)) return { state: 'none' }
    const holds = { ...wallet.holds, [name]: { parts: before.parts, ...terms } }
    return { state: 'moved', wallet: { ...wallet, holds }, parts: [] }
  }
  const free: Wallet = before
    ? { ...credited(wallet, before.parts), holds: without(wallet.holds, name) }
    : wallet
  const missingPaise = paise - availableOf(free, now)
  if (missingPaise > 0) return { state: 'short', missingPaise }
  const after = debit(free, paise, now)
  if (after.state !== 'moved') return after
  const holds = { ...after.wallet.holds, [name]: { parts: after.parts, ...terms } }
  return { state: 'moved', wallet: { ...after.wallet, holds }, parts: [] }
}
