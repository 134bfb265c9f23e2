import { AdminFundsBodySchema, AdminFundsResponseSchema } from '#domain/calls/franchise.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { moveFunds } from '../../operations/franchise/moveFunds.ts'
import { actorName, staffName } from '../../operations/orders/actorName.ts'
import { studentOf } from '../../operations/orders/findStudents.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

export const adminFunds = defineCall({
  path: '/franchisee/adminfunds',
  summary: 'Add to or take from the funds of a franchisee; idempotent by key',
  needs: { module: 'franchise', toEdit: true },
  audit: { entity: 'fund-wallets', did: 'Moved funds of a franchisee', id: 'franchisee' },
  body: AdminFundsBodySchema,
  answer: AdminFundsResponseSchema,
  handle: async ({ req, body: { franchisee: id, amount, kind, note, idempotencyKey }, now }) => {
    const project = await staffProject(req)
    const person = project && (await studentOf(req.payload, project, id))
    if (!project || person?.userLevel !== levelOf('franchise')) return notFound()
    const moved = await moveFunds({
      payload: req.payload,
      project,
      franchisee: id,
      kind,
      paise: amount,
      note,
      idempotencyKey,
      now,
      by: actorName(req),
    })
    if (moved.state !== 'entered') return refuse(textOf('wallet.short'), 'creditsShort')
    const values = { amount: formatInr(amount), name: staffName(person) }
    if (!moved.isRepeat)
      await recordAudit(req, {
        action: 'update',
        entity: 'fund-wallets',
        entityTitle: values.name,
        project: project.id,
        now,
        summary: fillPlaceholders(
          kind === 'add' ? 'Added {amount} of funds for {name}' : 'Took {amount} of funds from {name}',
          values,
        ),
        changes: [{ path: 'note', before: null, after: note }],
      })
    const confirmation = textOf(kind === 'add' ? 'wallet.given' : 'wallet.taken', values)
    return { ...succeed(confirmation), balancePaise: moved.entry.balanceAfter }
  },
})
