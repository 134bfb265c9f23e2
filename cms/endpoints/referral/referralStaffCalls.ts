import { idOf } from '#database/idOf.ts'
import {
  DecidePayoutBodySchema,
  DecideReferralBodySchema,
  PayoutIdBodySchema,
  PayoutTargetResponseSchema,
} from '#domain/calls/referral.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { actorName } from '../../operations/orders/actorName.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { decideReferral } from '../../operations/referral/decideReferral.ts'
import { markPayoutPaid, payoutTargetOf, refusePayout } from '../../operations/referral/payouts.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const EDITORS = { module: 'referral', toEdit: true } as const
const tooLate = () => refuse(textOf('wallet.decided'), 'tooLate')

const decide = defineCall({
  path: '/referral/decide',
  summary: 'Approve or block the reward for a friend who looks like the same person',
  needs: EDITORS,
  audit: { entity: 'referrals', did: 'Decided about a referral', id: 'id' },
  body: DecideReferralBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { id, act, answer }, now }) => {
    const row = await findEditable(req, 'referrals', id)
    if (!row) return notFound()
    const decided = await decideReferral({ payload: req.payload, id, act, answer, by: actorName(req), now })
    if (!decided) return tooLate()
    await recordAudit(req, {
      action: 'update',
      entity: 'referrals',
      entityId: id,
      entityTitle: row.friendName ?? row.code,
      now,
      summary: act === 'approve' ? 'Approved a referral' : 'Blocked a referral',
      changes: [{ path: 'state', before: row.state, after: decided.state }],
      project: idOf(row.project) ?? null,
    })
    return succeed(act === 'approve' ? textOf('wallet.approved') : textOf('wallet.blocked'))
  },
})

const target = defineCall({
  path: '/referral/paytarget',
  summary: 'Bank account or UPI id of a payout; needs a fresh code, written to the audit log',
  needs: EDITORS,
  audit: { entity: 'payouts', did: 'Looked at where a payout goes', id: 'id' },
  body: PayoutIdBodySchema,
  answer: PayoutTargetResponseSchema,
  handle: async ({ req, body: { id }, now }) => {
    const row = await findEditable(req, 'payouts', id)
    if (!row) return notFound()
    if (!(await requireProof(req, now))) return proofRequired()
    const found = payoutTargetOf(row)
    if (!found) return notFound()
    await recordAudit(req, {
      action: 'export',
      entity: 'payouts',
      entityId: id,
      entityTitle: row.name ?? row.target,
      now,
      summary: 'Looked at where a payout goes',
      changes: [],
      project: idOf(row.project) ?? null,
    })
    return { ...succeed(), target: found }
  },
})

const payout = defineCall({
  path: '/referral/decidepayout',
  summary: 'Mark a payout as paid or refuse it; needs a fresh code',
  needs: EDITORS,
  audit: { entity: 'payouts', did: 'Decided about a payout', id: 'id' },
  body: DecidePayoutBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const { id } = body
    const row = await findEditable(req, 'payouts', id)
    if (!row) return notFound()
    if (!(await requireProof(req, now))) return proofRequired()
    const args = { payload: req.payload, id, by: actorName(req), now }
    const decided =
      body.act === 'pay'
        ? await markPayoutPaid({ ...args, reference: body.reference })
        : await refusePayout({ ...args, answer: body.answer })
    if (!decided) return tooLate()
    const what = `a payout of ${formatInr(row.paise)} to ${row.name ?? row.target}`
    await recordAudit(req, {
      action: 'update',
      entity: 'payouts',
      entityId: id,
      entityTitle: row.name ?? row.target,
      now,
      summary: body.act === 'pay' ? `Paid ${what}` : `Refused ${what}`,
      changes: [{ path: 'state', before: row.state, after: decided.state }],
      project: idOf(row.project) ?? null,
    })
    return succeed(body.act === 'pay' ? textOf('wallet.payoutPaid') : textOf('wallet.payoutRefused'))
  },
})

export const REFERRAL_STAFF_CALLS: Call[] = [decide, target, payout]
