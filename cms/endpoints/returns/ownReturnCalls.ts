import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { OrderIdBodySchema } from '#domain/calls/orders.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  EstimateBodySchema,
  EstimateResponseSchema,
  RequestReturnBodySchema,
  RequestReturnResponseSchema,
  ReturnableResponseSchema,
  ReturnIdBodySchema,
} from '#domain/calls/returns.ts'
import {
  type LearningProgress,
  progressLimit,
  type ReturnRules,
  returnDays,
} from '#domain/returns/windows.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Order } from '#payload-types'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { ownOrder } from '../../operations/orders/ownOrder.ts'
import { withdrawReturn } from '../../operations/returns/decideReturn.ts'
import { estimateReturn, requestByStudent } from '../../operations/returns/requestByStudent.ts'
import { returnableLines } from '../../operations/returns/returnableLines.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const notPossible = () => refuse(textOf('returnNotPossible'), 'returnNotPossible')

/** An own order with the return rules of the project; null for orders of others. */
async function findWithRules({ req, project, viewer }: CallContext<unknown>, id: string) {
  const order = viewer && (await ownOrder(req.payload, project, viewer.id, id))
  return order ? { order, rules: (await shopOf(req.payload, project)).returns } : null
}

/** Whether a refund is paid by hand and so needs the student's bank account or UPI id: the order was paid in cash or by transfer. */
export const needsPayTo = ({ paidBy, gateway }: Pick<Order, 'paidBy' | 'gateway'>): boolean =>
  Boolean(paidBy) && ['cashOnDelivery', 'bankTransfer', 'offline'].includes(gateway ?? '')

/** Days and progress limit that a refusal mentions; null for goods without lessons, which only have a limit of days. */
const ruleOf = (
  line: Order['lines'][number] | undefined,
  progress: LearningProgress | null,
  rules: ReturnRules,
) =>
  line && (line.goods.length === 0 || progress)
    ? { days: returnDays(line, rules), percent: progressLimit(rules) }
    : null

const returnable = defineCall({
  path: '/order/returnable',
  summary: 'Lines of an own order that can be returned, and why others cannot',
  body: OrderIdBodySchema,
  answer: ReturnableResponseSchema,
  handle: async (context) => {
    const { req, viewer, body, now } = context
    if (!viewer) return signedOut()
    const found = await findWithRules(context, body.orderId)
    if (!found) return notFound()
    const lines = await returnableLines(req.payload, found.order, found.rules, now)
    return {
      ...succeed(),
      lines: lines.map(({ index, left, may, progress }) => ({
        index,
        left,
        kind: may.ok ? may.kind : null,
        reason: may.ok ? null : may.reason,
        until: may.ok ? may.until : null,
        rule: ruleOf(found.order.lines[index], progress, found.rules),
        progress,
      })),
      needsPayTo: needsPayTo(found.order),
    }
  },
})

const estimate = defineCall({
  path: '/order/returnestimate',
  summary: 'Refund that lines of an own order would give, in paise',
  body: EstimateBodySchema,
  answer: EstimateResponseSchema,
  handle: async (context) => {
    const { req, viewer, body, now } = context
    if (!viewer) return signedOut()
    const found = await findWithRules(context, body.orderId)
    if (!found) return notFound()
    const estimated = await estimateReturn({ payload: req.payload, ...found, now }, body.lines)
    return estimated.ok ? { ...succeed(), figures: estimated.figures } : notPossible()
  },
})

const requestReturn = defineCall({
  path: '/order/return',
  summary: 'Request to cancel, return or refund lines of an own order; idempotent by key',
  body: RequestReturnBodySchema,
  answer: RequestReturnResponseSchema,
  handle: async (context) => {
    const { req, viewer, body, now } = context
    if (!viewer) return signedOut()
    if (viewer.isReadOnly) return forbidden()
    const found = await findWithRules(context, body.orderId)
    if (!found) return notFound()
    if (body.way === 'source' && needsPayTo(found.order) && !body.payTo)
      return refuse(textOf('payToNeeded'), 'payToNeeded')
    const requested = await requestByStudent({ payload: req.payload, ...found, now }, body)
    if (!requested.ok)
      return requested.reason === 'photoGone' ? refuse(textOf('reviewPhotoGone'), 'photoGone') : notPossible()
    return {
      ...succeed(textOf(requested.isCancelled ? 'linesCancelled' : 'returnAsked')),
      returns: requested.returns,
    }
  },
})

const withdraw = defineCall({
  path: '/order/withdrawreturn',
  summary: 'Withdraw an own return request that is not decided yet',
  body: ReturnIdBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body: { id }, now }) => {
    if (!viewer) return signedOut()
    const { payload } = req
    const row = await readRow({ payload, collection: 'returns', where: { id: { equals: id } } })
    const isOwn = row && idOf(row.student) === viewer.id && idOf(row.project) === project.id
    if (!isOwn) return notFound()
    const withdrawn = !row.by && (await withdrawReturn({ payload, id, now }))
    return withdrawn ? succeed(textOf('returnWithdrawn')) : notPossible()
  },
})

export const RETURN_CALLS: Call[] = [returnable, estimate, requestReturn, withdraw]
