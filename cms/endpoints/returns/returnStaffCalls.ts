import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { DecideReturnBodySchema, ReceiveReturnBodySchema } from '#domain/calls/returns.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Return } from '#payload-types'
import { requireProof } from '../../operations/account/requireProof.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { actorName } from '../../operations/orders/actorName.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { approveReturn, receiveReturn, refuseReturn } from '../../operations/returns/decideReturn.ts'
import { isWithheldAllowed } from '../../operations/returns/isWithheldAllowed.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const EDITORS = { module: 'orders', toEdit: true } as const
const tooLate = () => refuse(textOf('order.returnTooLate'), 'tooLate')

const auditReturn = (req: PayloadRequest, row: Return, summary: string, now: Date) =>
  recordAudit(req, {
    action: 'update',
    entity: 'returns',
    entityId: String(row.id),
    entityTitle: row.orderNumber,
    now,
    summary,
    changes: [{ path: 'state', before: null, after: row.state }],
    project: idOf(row.project) ?? null,
  })

const decide = defineCall({
  path: '/sales/decidereturn',
  summary: 'Approve or refuse a return; an approval without goods to send refunds at once',
  needs: EDITORS,
  audit: { entity: 'returns', did: 'Decided about a return', id: 'id' },
  body: DecideReturnBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { id, act, answer }, now }) => {
    const row = await findEditable(req, 'returns', id)
    if (!row) return notFound()
    const args = { payload: req.payload, id, by: actorName(req), answer, now }
    if (act === 'refuse') {
      const refused = await refuseReturn(args)
      if (!refused) return tooLate()
      await auditReturn(req, refused, `Refused a return of order ${row.orderNumber}`, now)
      return succeed(textOf('order.returnRefused'))
    }
    if (row.kind === 'return' && !answer) return refuse(textOf('order.returnAddressNeeded'), 'invalid')
    // Without goods to send back, the approval refunds at once.
    if (row.kind !== 'return' && !(await requireProof(req, now))) return proofRequired()
    const approved = await approveReturn(args)
    if (!approved) return tooLate()
    await auditReturn(req, approved, `Approved a return of order ${row.orderNumber}`, now)
    return succeed(row.kind === 'return' ? textOf('order.returnApproved') : textOf('order.returnPaid'))
  },
})

const receive = defineCall({
  path: '/sales/receivereturn',
  summary: 'Grade the goods of a received return; all but refused goods are refunded',
  needs: EDITORS,
  audit: { entity: 'returns', did: 'Inspected the returned items', id: 'id' },
  body: ReceiveReturnBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { id, grades, withheld, answer }, now }) => {
    const row = await findEditable(req, 'returns', id)
    if (!row) return notFound()
    if (!(await requireProof(req, now))) return proofRequired()
    const { payload } = req
    if (!(await isWithheldAllowed(payload, row, grades, withheld)))
      return refuse(textOf('order.withheldTooMuch'), 'tooMuch')
    const received = await receiveReturn({ payload, id, by: actorName(req), answer, grades, withheld, now })
    if (!received) return tooLate()
    await auditReturn(req, received, `Inspected the returned items of order ${row.orderNumber}`, now)
    return succeed(received.state === 'refused' ? textOf('order.returnRefused') : textOf('order.returnPaid'))
  },
})

export const RETURN_STAFF_CALLS: Call[] = [decide, receive]
