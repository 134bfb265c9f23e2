import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { readRows } from '#database/guard.ts'
import type { EstimateBodySchema, RequestReturnBodySchema } from '#domain/calls/returns.ts'
import { isDeliveryRefunded } from '#domain/returns/isDeliveryRefunded.ts'
import type { RefundFigures } from '#domain/returns/refundTotalOf.ts'
import { estimateRefund, type ReturnPart, remainingPieces } from '#domain/returns/returnedPieces.ts'
import { RETURN_KINDS, type ReturnKind } from '#domain/returns/states.ts'
import type { ReturnRules } from '#domain/returns/windows.ts'
import type { Order } from '#payload-types'
import { cancelOrder } from '../orders/cancelOrder.ts'
import { requestReturn } from './requestReturn.ts'
import { type Line, returnableLines } from './returnableLines.ts'
import { arePhotosUnused } from './returnPhotos.ts'

type Wanted = z.infer<typeof EstimateBodySchema>['lines'][number]
type Group = { kind: ReturnKind; lines: Wanted[] }
type Refused = { ok: false; reason: 'notPossible' | 'photoGone' }
type Args = { payload: BasePayload; order: Order; rules: ReturnRules; now: Date }

/** Groups the requested lines by kind; refused as a whole when one of them cannot be returned. */
async function groupsOf(
  { payload, order, rules, now }: Args,
  wanted: readonly Wanted[],
): Promise<{ ok: true; groups: Group[] } | Refused> {
  const may = await returnableLines(payload, order, rules, now)
  const counts = new Map<number, number>()
  for (const { index, quantity } of wanted) counts.set(index, (counts.get(index) ?? 0) + quantity)
  const isPossible = [...counts].every(([index, count]) => isReturnable(order, may[index], count))
  if (!isPossible) return { ok: false, reason: 'notPossible' }
  const kindOf = ({ index }: Wanted): ReturnKind | null => {
    const found = may[index]?.may
    return found?.ok ? found.kind : null
  }
  const groups = RETURN_KINDS.flatMap((kind): Group[] => {
    const lines = wanted.filter((line) => kindOf(line) === kind)
    return lines.length > 0 ? [{ kind, lines }] : []
  })
  return { ok: true, groups }
}

/** A line with keys can only be returned completely. */
const isReturnable = ({ lines }: Order, line: Line | undefined, count: number): boolean =>
  Boolean(line?.may.ok) &&
  count <= (line?.left ?? 0) &&
  (lines[line?.index ?? 0]?.bought.keys === 0 || count === line?.left)

/** Whether the request cancels everything that is left of the order. */
const isWhole = (order: Order, groups: readonly Group[]): boolean => {
  const [only] = groups
  if (groups.length !== 1 || only?.kind !== 'cancel') return false
  const left = remainingPieces({ ...order, pendingReturns: [] })
  return order.lines.every(({ state }, index) => {
    if (state === 'cancelled') return true
    const asked = only.lines.filter((line) => line.index === index)
    return asked.reduce((sum, { quantity }) => sum + quantity, 0) === left[index]
  })
}

const partOf = (order: Order, rules: ReturnRules, group: Group): ReturnPart => ({
  isForced: isDeliveryRefunded(group, rules),
  quantities: order.lines.map((_, index) =>
    group.lines.filter((line) => line.index === index).reduce((sum, { quantity }) => sum + quantity, 0),
  ),
})

/** The exact refund, provided that everything arrives in its original condition. */
export async function estimateReturn(
  args: Args,
  wanted: readonly Wanted[],
): Promise<{ ok: true; figures: RefundFigures } | Refused> {
  const found = await groupsOf(args, wanted)
  if (!found.ok) return found
  const parts = found.groups.map((group) => partOf(args.order, args.rules, group))
  return { ok: true, figures: estimateRefund(args.order, parts) }
}

const requestKey = (order: Order, key: string, kind: ReturnKind): string => `${order.id}:${key}:${kind}`

/** The returns that an earlier call with the same key has created. */
async function earlierReturns(
  payload: BasePayload,
  order: Order,
  key: string,
): Promise<{ ids: string[]; isCancelled: boolean }> {
  const rows = await readRows({
    payload,
    collection: 'returns',
    where: { requestKey: { in: RETURN_KINDS.map((kind) => requestKey(order, key, kind)) } },
    sort: ['createdAt'],
    limit: RETURN_KINDS.length,
    select: ['id', 'state', 'kind'],
  })
  const open = rows.filter(({ state }) => state !== 'withdrawn')
  return {
    ids: open.map(({ id }) => String(id)),
    isCancelled: open.every(({ kind }) => kind === 'cancel'),
  }
}

type Body = Omit<z.infer<typeof RequestReturnBodySchema>, 'orderId'>
/** `isCancelled`: all requested lines were cancelled and are refunded without staff. */
type Asked = { ok: true; returns: string[]; isCancelled: boolean } | Refused | { ok: false; reason: 'taken' }

/**
 * A student's return request: unsent lines are cancelled and refunded at once, everything else waits for staff. Idempotent by
 * `requestKey`.
 */
export async function requestByStudent(args: Args, body: Body): Promise<Asked> {
  const { payload, order, now } = args
  const before = await earlierReturns(payload, order, body.requestKey)
  if (before.ids.length > 0) return { ok: true, returns: before.ids, isCancelled: before.isCancelled }
  const found = await groupsOf(args, body.lines)
  if (!found.ok) return found
  if (!(await arePhotosUnused(payload, order, body.lines))) return { ok: false, reason: 'photoGone' }
  const { groups } = found
  if (isWhole(order, groups) && body.way === 'source') {
    const done = await cancelOrder({
      payload,
      order: String(order.id),
      by: null,
      reason: body.note ?? null,
      now,
    })
    return done === 'cancelled'
      ? { ok: true, returns: [], isCancelled: true }
      : { ok: false, reason: 'notPossible' }
  }
  const returns: string[] = []
  for (const { kind, lines } of groups) {
    const asked = await requestReturn({
      payload,
      order,
      kind,
      lines,
      way: body.way,
      by: null,
      now,
      note: body.note ?? null,
      payTo: body.payTo ?? null,
      state: kind === 'cancel' ? 'refunding' : 'requested',
      requestKey: requestKey(order, body.requestKey, kind),
    })
    if (asked.state === 'taken') return { ok: false, reason: 'taken' }
    returns.push(String(asked.row.id))
  }
  return { ok: true, returns, isCancelled: groups.every(({ kind }) => kind === 'cancel') }
}
