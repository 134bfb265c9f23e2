import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { Statement, StatementEntry } from '#domain/calls/wallets.ts'
import { ENTRY_REASONS, type WalletKind, walletKey } from '#domain/wallets/entries.ts'
import { availableOf, heldOf, pendingOf } from '#domain/wallets/Wallet.ts'
import type { WalletEntry } from '#payload-types'
import { readWalletState } from './lastEntry.ts'

const PAGE_SIZE = 30
/** Holds and releases are not shown in a statement. */
const SHOWN = ENTRY_REASONS.filter((reason) => reason !== 'held' && reason !== 'released')

type Args = {
  payload: BasePayload
  kind: WalletKind
  owner: string
  /** Cursor: entries before this number; null for the latest ones. */
  before: number | null
  /** Whether names of staff are included. */
  withNames: boolean
  now: Date
}

/** A page of a wallet's entries, newest first. Amounts in paise, times in ms; `next` is the cursor of the next page. */
export async function statementOf({
  payload,
  kind,
  owner,
  before,
  withNames,
  now,
}: Args): Promise<Statement> {
  const wallet = walletKey(kind, owner)
  const own = { wallet: { equals: wallet } }
  const earlier = before === null ? [] : [{ n: { less_than: before } }]
  const [{ wallet: standing }, rows] = await Promise.all([
    readWalletState(payload, wallet),
    readRows({
      payload,
      collection: 'wallet-entries',
      where: { and: [own, { reason: { in: SHOWN } }, ...earlier] },
      sort: ['-n'],
      limit: PAGE_SIZE + 1,
      select: ['n', 'at', 'reason', 'amountPaise', 'pendingPaise', 'balanceAfter', 'order', 'note', 'by'],
    }),
  ])
  const shown = rows.slice(0, PAGE_SIZE)
  const numbers = await orderNumbers(payload, shown)
  return {
    availablePaise: availableOf(standing, now.getTime()),
    heldPaise: heldOf(standing),
    pendingPaise: pendingOf(standing),
    ending: standing.lots.flatMap(({ paise, expiresAt }) =>
      expiresAt === null || expiresAt <= now.getTime() ? [] : [{ paise, at: expiresAt }],
    ),
    coming: standing.pending
      .map(({ paise, dueAt }) => ({ paise, at: dueAt }))
      .sort((one, other) => one.at - other.at),
    entries: shown.map(
      (entry): StatementEntry => ({
        n: entry.n,
        at: Date.parse(entry.at),
        reason: entry.reason,
        amountPaise: entry.amountPaise,
        pendingPaise: entry.pendingPaise,
        balancePaise: entry.balanceAfter,
        order: numbers.get(entry.order ?? '') ?? null,
        note: entry.note ?? null,
        by: withNames ? (entry.by ?? null) : null,
      }),
    ),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.n ?? null) : null,
  }
}

async function orderNumbers(
  payload: BasePayload,
  entries: readonly Pick<WalletEntry, 'order'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ order }) => order ?? []))]
  if (ids.length === 0) return new Map()
  const orders = await readRows({
    payload,
    collection: 'orders',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: ids.length,
    select: ['id', 'number'],
  })
  return new Map(orders.map(({ id, number }) => [String(id), number]))
}
