import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { reasonsOfStaff, type StaffRefundReason } from '#domain/returns/reasons.ts'
import { changedLine } from '#domain/returns/shownLine.ts'
import {
  type RefundProblem,
  refundKindOf,
  refundProblem,
  type StaffRefundLine,
} from '#domain/returns/staffRefund.ts'
import type { RefundWay } from '#domain/returns/states.ts'
import { tooMuchText } from '#domain/returns/tooMuchText.ts'
import type { Order, Return } from '#payload-types'
import { requestReturn, reserveUnits } from './requestReturn.ts'

type Args = {
  payload: BasePayload
  order: Order
  lines: readonly StaffRefundLine[]
  /** Refunded delivery charge, paise. */
  deliveryPaise: number
  reason: StaffRefundReason
  way: RefundWay
  /** Message to the student. */
  answer: string | null
  payTo: string | null
  /** Name of the staff member. */
  by: string
  /** Idempotency key. */
  requestKey: string
  now: Date
}
export type StaffRefunded =
  | { ok: true; rows: Return[] }
  | { ok: false; reason: Exclude<RefundProblem, 'tooMuch'> | 'taken' }
  /** `left`: a text with the amounts left to refund. */
  | { ok: false; reason: 'tooMuch'; left: string }
  /** The line has changed since the caller read it; `line` is its current state. */
  | { ok: false; reason: 'decided'; line: Order['lines'][number]; isMoved: boolean }

const KINDS = ['cancel', 'refund'] as const
type Kind = (typeof KINDS)[number]

/**
 * Refunds lines of an order immediately, without a request and regardless of return windows: unsent pieces are cancelled, everything
 * else is refunded without coming back. Each kind is one row of `returns`. Idempotent by `requestKey`.
 */
export async function refundByStaff(args: Args): Promise<StaffRefunded> {
  const { payload, order, lines, deliveryPaise, requestKey } = args
  const keyOf = (kind: Kind) => `staff:${order.id}:${requestKey}:${kind}`
  const before = await readRows({
    payload,
    collection: 'returns',
    where: { requestKey: { in: KINDS.map(keyOf) } },
    sort: ['createdAt'],
    limit: KINDS.length,
  })
  const rows: Return[] = []
  for (const row of before) {
    const resumed = await reserveUnits(payload, row, args.now)
    if (resumed.state === 'taken') return takenBy(payload, order, lines)
    rows.push(resumed.row)
  }
  // Lines of an earlier call with the same key are not requested again.
  const known = new Set(before.flatMap((row) => row.lines.map(({ index }) => index)))
  const rest = {
    lines: lines.filter(({ index }) => !known.has(index)),
    deliveryPaise: before.length > 0 ? 0 : deliveryPaise,
  }
  if (before.length > 0 && rest.lines.length === 0) return { ok: true, rows }
  const changed = changedLine(order, rest.lines)
  if (changed !== null) return decided(order, changed, lines)
  const problem = refundProblem(order, rest) ?? reasonProblem(order, rest, args.reason)
  if (problem === 'tooMuch') return { ok: false, reason: problem, left: tooMuchText(order, rest) }
  if (problem) return { ok: false, reason: problem }
  for (const [at, group] of groupsOf(order, rest.lines).entries()) {
    // The row of this kind has other lines: the key was reused for a different request.
    if (before.some(({ kind }) => kind === group.kind)) return takenBy(payload, order, lines)
    const asked = await requestReturn({
      payload,
      order,
      kind: group.kind,
      way: args.way,
      by: args.by,
      now: args.now,
      note: null,
      payTo: args.payTo,
      state: 'refunding',
      // The message is sent with the first refund only.
      answer: at === 0 && before.length === 0 ? args.answer : null,
      lines: group.lines.map((line) => ({ ...wantedOf(line), reason: args.reason, photos: [] })),
      // The delivery charge is part of the first group.
      deliveryPaise: at === 0 ? rest.deliveryPaise : 0,
      requestKey: keyOf(group.kind),
    })
    if (asked.state === 'taken') return takenBy(payload, order, lines)
    rows.push(asked.row)
  }
  return { ok: true, rows }
}

function decided(order: Order, index: number, lines: readonly StaffRefundLine[]): StaffRefunded {
  const line = order.lines[index] as Order['lines'][number]
  const seen = lines.find((one) => one.index === index)?.seen
  return { ok: false, reason: 'decided', line, isMoved: line.state !== seen?.state }
}

/** Why pieces or amounts were no longer available at the moment of the refund. */
async function takenBy(
  payload: BasePayload,
  { id }: Order,
  lines: readonly StaffRefundLine[],
): Promise<StaffRefunded> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  const changed = order ? changedLine(order, lines) : null
  return order && changed !== null ? decided(order, changed, lines) : { ok: false, reason: 'taken' }
}

/** Checks that the reason is allowed for the refunded lines (goods or learning). */
function reasonProblem(
  { lines }: Order,
  wanted: { lines: readonly StaffRefundLine[]; deliveryPaise: number },
  reason: StaffRefundReason,
): 'wrongReason' | null {
  const isSent =
    wanted.deliveryPaise > 0 || wanted.lines.some(({ index }) => (lines[index]?.goods.length ?? 0) > 0)
  return reasonsOfStaff(isSent).includes(reason) ? null : 'wrongReason'
}

/** The lines grouped by kind of refund; one empty group when only the delivery charge is refunded. */
function groupsOf(order: Order, lines: readonly StaffRefundLine[]) {
  const groups = KINDS.map((kind) => ({ kind, lines: lines.filter((line) => kindOf(order, line) === kind) }))
  const used = groups.filter((group) => group.lines.length > 0)
  return used.length > 0 ? used : groups.slice(-1)
}

const kindOf = ({ lines }: Order, one: StaffRefundLine): Kind => {
  const line = lines[one.index]
  return 'paise' in one || !line ? 'refund' : (refundKindOf(line) ?? 'refund')
}

const wantedOf = (line: StaffRefundLine) =>
  'paise' in line
    ? { index: line.index, seen: line.seen, quantity: 0, paise: line.paise }
    : { index: line.index, seen: line.seen, quantity: line.quantity, paise: null }
