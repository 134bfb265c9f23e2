import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { OBJECTION_EVENTS } from '#domain/exams/objections/transitions.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import type { PaperOutline } from '../../attempts/findPaper.ts'
import { notify } from '../../notifications/notify.ts'
import { whereMay } from './raiseObjection.ts'

const MOST = 500
const TOLD = {
  objections: { accept: 'notification.objectionAccepted', reject: 'notification.objectionRejected' },
  reports: { accept: 'notification.reportAccepted', reject: 'notification.reportRejected' },
} as const

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
 * them. Returns how many were decided by this call.
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
    ...{ sort: ['raisedAt'], limit: MOST },
  })
  let decided = 0
  for (const { key } of rows) {
    const { to } = OBJECTION_EVENTS[event]
    const row = await conditionalUpdate({
      ...{ payload, collection: 'objections', where: whereMay(key, event) },
      data: { state: to, note, decidedBy: by, decidedAt: now.toISOString() },
    })
    if (!row) continue
    decided += 1
    await notify(payload, {
      ...{ project: row.project, user: row.student, kind: 'message', now },
      title: textOf(TOLD[kind][event], { title: literalText(title, hindiTitle) }),
      text: literalText(note),
      href: `/tests/${row.attempt}/solutions`,
      dedupeKey: `objection:${key}:${now.getTime()}`,
    })
  }
  return decided
}
