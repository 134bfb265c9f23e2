import { hasModule } from '#access/moduleRules.ts'
import {
  AdjustCreditsBodySchema,
  BalanceResponseSchema,
  ConvertCreditsBodySchema,
  ConvertCreditsResponseSchema,
  StaffStatementBodySchema,
  StatementQuerySchema,
  StatementResponseSchema,
} from '#domain/calls/wallets.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { WalletKind } from '#domain/wallets/entries.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { actorName, staffName } from '../../operations/orders/actorName.ts'
import { studentOf } from '../../operations/orders/findStudents.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { adjustCredits } from '../../operations/wallets/adjustCredits.ts'
import { cashbackProgrammeOf } from '../../operations/wallets/cashbackProgrammeOf.ts'
import { convertCreditsToCoupon } from '../../operations/wallets/convertCreditsToCoupon.ts'
import { statementOf } from '../../operations/wallets/statement.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, requireOwnPerson } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

/** Module whose permission is needed, by kind of wallet. */
const MODULE: Record<WalletKind, string> = { credits: 'cashback', earnings: 'referral', funds: 'franchise' }

const ownStatement = defineCall({
  path: '/wallet/statement',
  method: 'get',
  summary: 'Balance and entries of an own wallet, page by page',
  body: StatementQuerySchema,
  answer: StatementResponseSchema,
  handle: async ({ req, project, viewer, body: { kind, before }, now }) => {
    const here = requireOwnPerson({ viewer, project })
    if ('refusal' in here) return here.refusal
    const { payload } = req
    const args = { payload, kind, owner: here.person.id, before: before ?? null, withNames: false, now }
    return { ...succeed(), statement: await statementOf(args) }
  },
})

const purchaseCoupon = defineCall({
  path: '/coupon/purchasecashbackrewards',
  summary: 'Turn cashback credits into a personal coupon; idempotent by key',
  body: ConvertCreditsBodySchema,
  answer: ConvertCreditsResponseSchema,
  handle: async ({ req, project, viewer, body: { amount, idempotencyKey }, now }) => {
    const here = requireOwnPerson({ viewer, project })
    if ('refusal' in here) return here.refusal
    const { payload } = req
    const { spending } = await cashbackProgrammeOf(payload, project)
    if (!spending.isOn) return refuse(textOf('creditsOff'), 'creditsOff')
    const changed = await convertCreditsToCoupon({
      payload,
      project,
      owner: here.person.id,
      paise: amount,
      idempotencyKey,
      now,
    })
    if (changed.state === 'short') return refuse(textOf('creditsShort'), 'creditsShort')
    const { code, paise, endsAt } = changed
    const message = textOf('creditsToCoupon', { code, amount: formatInr(paise) })
    return { apiSuccess: true as const, message, code, amountPaise: paise, endsAt }
  },
})

const staffStatement = defineCall({
  path: '/wallets/statement',
  summary: 'Balance and entries of a wallet, for staff',
  needs: 'staff',
  audit: 'reads',
  body: StaffStatementBodySchema,
  answer: StatementResponseSchema,
  handle: async ({ req, viewer, body: { kind, owner, before }, now }) => {
    const project = await staffProject(req)
    const person = project && (await studentOf(req.payload, project, owner))
    if (!hasModule(viewer, MODULE[kind]) || !person) return notFound()
    const args = { payload: req.payload, kind, owner, before: before ?? null, withNames: true, now }
    return { ...succeed(), statement: await statementOf(args) }
  },
})

const move = defineCall({
  path: '/wallets/move',
  summary: 'Give or take cashback credits; idempotent by key',
  needs: { module: 'cashback', toEdit: true },
  audit: { entity: 'credit-wallets', did: 'Moved credits', id: 'student' },
  body: AdjustCreditsBodySchema,
  answer: BalanceResponseSchema,
  handle: async ({ req, body: { student: id, kind, amount, note, validDays, idempotencyKey }, now }) => {
    const project = await staffProject(req)
    const student = project && (await studentOf(req.payload, project, id))
    if (!project || !student) return notFound()
    const moved = await adjustCredits({
      payload: req.payload,
      project,
      student: id,
      kind,
      paise: amount,
      note,
      idempotencyKey,
      now,
      validDays: validDays ?? null,
      by: actorName(req),
    })
    if (moved.state !== 'entered') return refuse(textOf('wallet.short'), 'creditsShort')
    const name = staffName(student)
    const values = { amount: formatInr(amount), name }
    if (!moved.isRepeat)
      await recordAudit(req, {
        action: 'update',
        entity: 'credit-wallets',
        entityTitle: name,
        project: project.id,
        now,
        summary: fillPlaceholders(
          kind === 'give' ? 'Gave {amount} of credits to {name}' : 'Took {amount} of credits from {name}',
          values,
        ),
        changes: [{ path: 'note', before: null, after: note }],
      })
    const said = textOf(kind === 'give' ? 'wallet.given' : 'wallet.taken', values)
    return { ...succeed(said), balancePaise: moved.entry.balanceAfter }
  },
})

export const WALLET_CALLS: Call[] = [ownStatement, purchaseCoupon, staffStatement, move]
