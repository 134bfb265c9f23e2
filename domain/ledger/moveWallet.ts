import { availableOf, type Lot, partsSum, type Wallet } from './Wallet.ts'

/**
 * How a wallet changes. Amounts in paise, above zero; times in ms since epoch, null for never. Every move but `clawback`
 * refuses to go below zero.
 */
export type WalletMove =
  | { type: 'credit'; parts: readonly Lot[] }
  /** Earned under a name, to be had from `dueAt` on. */
  | { type: 'pend'; id: string; paise: number; dueAt: number; expiresAt: number | null }
  /** What was earned under a name is sure. */
  | { type: 'mature'; id: string }
  /** Not earned after all: the whole of it or, with an amount, as much as is left of that. */
  | { type: 'forfeit'; id: string; paise: number }
  | { type: 'hold'; name: string; paise: number; until: number | null; claim?: number }
  | { type: 'release'; name: string }
  /** What is held under a name is gone. */
  | { type: 'spend'; name: string }
  | { type: 'debit'; paise: number }
  | { type: 'clawback'; paise: number }
  | { type: 'expire' }

/** `parts` are the lots that the move took or gave; `none` says that there was nothing to do. */
export type Moved =
  | { state: 'moved'; wallet: Wallet; parts: Lot[] }
  | { state: 'none' }
  | { state: 'short'; missingPaise: number }

const endOf = ({ expiresAt }: Lot): number => expiresAt ?? Number.POSITIVE_INFINITY

/** Lots with others among them, one for each end, soonest first. */
function withLots(lots: readonly Lot[], more: readonly Lot[]): Lot[] {
  const byEnd = new Map<number | null, number>()
  for (const { paise, expiresAt } of [...lots, ...more])
    byEnd.set(expiresAt, (byEnd.get(expiresAt) ?? 0) + paise)
  return [...byEnd]
    .map(([expiresAt, paise]) => ({ paise, expiresAt }))
    .filter(({ paise }) => paise > 0)
    .sort((a, b) => (endOf(a) < endOf(b) ? -1 : 1))
}

/** Takes an amount off lots in their order; what they lack is left over. */
function taken(lots: readonly Lot[], paise: number): { parts: Lot[]; rest: Lot[]; lackingPaise: number } {
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

/** The first `paise` of these lots, and what comes after them. */
export function splitLots(lots: readonly Lot[], paise: number): { parts: Lot[]; rest: Lot[] } {
  const { parts, rest } = taken(lots, paise)
  return { parts, rest }
}

/** What comes in pays first what is owed. */
function given(wallet: Wallet, parts: readonly Lot[]): Wallet {
  const { rest, lackingPaise } = taken(parts, wallet.owedPaise)
  return { ...wallet, lots: withLots(wallet.lots, rest), owedPaise: lackingPaise }
}

const without = (holds: Wallet['holds'], name: string): Wallet['holds'] => {
  const { [name]: _, ...others } = holds
  return others
}

/** Lots that have ended by `now`. */
const ended = ({ lots }: Wallet, now: number): Lot[] => lots.filter((lot) => endOf(lot) <= now)

/** Whether something has ended by `now` that no entry tells of yet. */
export const hasEnded = (wallet: Wallet, now: number): boolean => ended(wallet, now).length > 0

/**
 * A wallet after a move at `now`. Repeating a hold sets its end anew; all other repeats are for the key of the entry to find.
 * What has ended by `now` counts for nothing, and leaves with the move `expire`.
 */
export function moveWallet(wallet: Wallet, move: WalletMove, now: number): Moved {
  const moved = (change: Partial<Wallet>, parts: Lot[] = []): Moved => ({
    state: 'moved',
    wallet: { ...wallet, ...change },
    parts,
  })
  switch (move.type) {
    case 'credit':
      return moved(given(wallet, move.parts), [...move.parts])
    case 'pend':
      return moved({ pending: [...wallet.pending, pendingOf(move)] })
    case 'mature': {
      const due = wallet.pending.find(({ id }) => id === move.id)
      if (!due) return { state: 'none' }
      const parts = [{ paise: due.paise, expiresAt: due.expiresAt }]
      return moved({ ...given(wallet, parts), pending: wallet.pending.filter((one) => one !== due) }, parts)
    }
    case 'forfeit':
      return forfeit(wallet, move.id, move.paise)
    case 'hold':
      return held(wallet, move, now)
    case 'release': {
      const hold = wallet.holds[move.name]
      if (!hold) return { state: 'none' }
      return moved({ ...given(wallet, hold.parts), holds: without(wallet.holds, move.name) }, hold.parts)
    }
    case 'spend': {
      const hold = wallet.holds[move.name]
      return hold ? moved({ holds: without(wallet.holds, move.name) }, hold.parts) : { state: 'none' }
    }
    case 'debit': {
      const missingPaise = move.paise - availableOf(wallet, now)
      return missingPaise > 0 ? { state: 'short', missingPaise } : take(wallet, move.paise, now)
    }
    case 'clawback':
      return take(wallet, move.paise, now)
    case 'expire': {
      const parts = ended(wallet, now)
      if (parts.length === 0) return { state: 'none' }
      return moved({ lots: wallet.lots.filter((lot) => endOf(lot) > now) }, parts)
    }
  }
}

const pendingOf = ({ id, paise, dueAt, expiresAt }: Extract<WalletMove, { type: 'pend' }>) => ({
  ...{ id, paise, dueAt, expiresAt },
})

function take(wallet: Wallet, paise: number, now: number): Moved {
  const isOver = (lot: Lot) => endOf(lot) <= now
  const { parts, rest, lackingPaise } = taken(
    wallet.lots.filter((lot) => !isOver(lot)),
    paise,
  )
  const lots = withLots(rest, wallet.lots.filter(isOver))
  return { state: 'moved', wallet: { ...wallet, lots, owedPaise: wallet.owedPaise + lackingPaise }, parts }
}

function forfeit(wallet: Wallet, id: string, paise: number): Moved {
  const before = wallet.pending.find((one) => one.id === id)
  if (!before) return { state: 'none' }
  const left = before.paise - Math.min(paise, before.paise)
  const pending = wallet.pending.flatMap((one) =>
    one !== before ? [one] : left > 0 ? [{ ...one, paise: left }] : [],
  )
  return { state: 'moved', wallet: { ...wallet, pending }, parts: [] }
}

/** A hold of the same name gives back first what it holds, unless it is the same already. */
function held(wallet: Wallet, move: Extract<WalletMove, { type: 'hold' }>, now: number): Moved {
  const { name, paise, until, claim } = move
  const before = wallet.holds[name]
  const kept = { until, ...(claim === undefined ? {} : { claim }) }
  if (before && partsSum(before.parts) === paise) {
    // What somebody has to decide about does not end by itself any more.
    const isKept = before.until === null && until !== null
    if (isKept || (before.until === until && before.claim === claim)) return { state: 'none' }
    const holds = { ...wallet.holds, [name]: { parts: before.parts, ...kept } }
    return { state: 'moved', wallet: { ...wallet, holds }, parts: [] }
  }
  const free: Wallet = before
    ? { ...given(wallet, before.parts), holds: without(wallet.holds, name) }
    : wallet
  const missingPaise = paise - availableOf(free, now)
  if (missingPaise > 0) return { state: 'short', missingPaise }
  const after = take(free, paise, now)
  if (after.state !== 'moved') return after
  const holds = { ...after.wallet.holds, [name]: { parts: after.parts, ...kept } }
  return { state: 'moved', wallet: { ...after.wallet, holds }, parts: [] }
}
