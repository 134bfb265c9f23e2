import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { FEE_EVENTS } from '#domain/exams/objections/objectionFee.ts'
import { OBJECTION_EVENTS } from '#domain/exams/objections/transitions.ts'
import { sourceKey } from '#domain/requests/sources.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import type { Objection } from '#payload-types'
import type { PaperOutline } from '../../attempts/findPaper.ts'
import { notify } from '../../notifications/notify.ts'
import { followNow } from '../../requests/followSources.ts'
import { keyId } from '../../requests/objectionSource.ts'
import { whereMay } from './raiseObjection.ts'
import { refundFee } from './settleFees.ts'

const MOST = 500
const TOLD = {
  objections: { accept: 'notification.objectionAccepted', reject: 'notification.objectionRejected' },
  reports: { accept: 'notification.reportAccepted', reject: 'notification.reportRejected' },
} as const

const IS_REFUND_DUE: Where = {
  and: [{ fee: { in: [...FEE_EVENTS.refund.from] } }, { isFeeRefundable: { equals: true } }],
}

export type ObjectionAnswer = {
  release: string
  question: string
  kind: 'objections' | 'reports'
  event: 'accept' | 'reject'
  note: string
  by: string
}

/**
 * Decides the objections to the key of a question of a release at once, or the errors reported of it, 500 at most, and notifies those who raised
 * them. A fee goes back with the acceptance where it was raised so. Returns how many were decided by this call.
 */
export async function answerObjections(
  payload: BasePayload,
  { title, hindiTitle }: Pick<PaperOutline, 'title' | 'hindiTitle'>,
  { release, question, kind, event, note, by }: ObjectionAnswer,
  now: Date,
): Promise<number> {
  const rows = await readRows({
    payload,
    collection: 'objections',
    where: {
      and: [
        { release: { equals: release } },
        { question: { equals: question } },
        { about: kind === 'objections' ? { equals: 'key' } : { not_equals: 'key' } },
        { state: { in: [...OBJECTION_EVENTS[event].from] } },
      ],
    },
    sort: ['raisedAt'],
    limit: MOST,
  })
  let decided = 0
  for (const { key } of rows) {
    const { to } = OBJECTION_EVENTS[event]
    const change = (where: Where, more: Partial<Objection> = {}) =>
      conditionalUpdate({
        payload,
        collection: 'objections',
        where: { and: [whereMay(key, event), where] },
        data: { state: to, note, decidedBy: by, decidedAt: now.toISOString(), ...more },
      })
    const refunding = event === 'accept' ? await change(IS_REFUND_DUE, { fee: FEE_EVENTS.refund.to }) : null
    const row = refunding ?? (await change({}))
    if (!row) continue
    decided += 1
    if (refunding)
      await refundFee(payload, refunding, now).catch((err: unknown) =>
        payload.logger.error({ msg: 'the fee of an objection is refunded later', key, err }),
      )
    await notify(payload, {
      project: row.project,
      user: row.student,
      kind: 'message',
      now,
      title: textOf(TOLD[kind][event], { title: literalText(title, hindiTitle) }),
      text: literalText(note),
      href: `/tests/${row.attempt}/solutions`,
      dedupeKey: `objection:${key}:${now.getTime()}`,
    })
  }
  if (decided > 0 && kind === 'objections')
    await followNow(payload, [sourceKey('objections', keyId({ release, question }))], now)
  return decided
}
