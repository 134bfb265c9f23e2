import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import type { AnswersBody } from '#domain/calls/exams/tests.ts'
import type { WatchedKind } from '#domain/exams/attempts/watched.ts'
import type { AttemptHead } from './attemptHead.ts'
import { recordEvent } from './recordEvent.ts'

/** Reports beyond this number in one epoch (one device) are dropped. */
const MAX_REPORTS = 1000
const FLAGGED: readonly WatchedKind[] = ['tabLeft', 'fullScreenLeft', 'copyBlocked']

/** Stores the proctoring reports of a hall, each once, and counts those to be reviewed by staff in `flags`. */
export async function recordWatched(
  payload: BasePayload,
  { id, project, student }: AttemptHead,
  { epoch, watched }: Pick<AnswersBody, 'epoch' | 'watched'>,
  now: number,
): Promise<void> {
  const reports = watched.filter(({ n }) => n <= MAX_REPORTS)
  if (reports.length === 0) return
  const added = await Promise.all(
    reports.map(({ n, kind, agoMs }) =>
      recordEvent(payload, {
        attempt: id,
        project,
        key: `watched/${epoch}/${n}`,
        kind,
        actor: 'student',
        actorId: student,
        at: now - agoMs,
      }),
    ),
  )
  const flags = reports.filter(({ kind }, index) => added[index] && FLAGGED.includes(kind)).length
  if (flags === 0) return
  await conditionalUpdate({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
    data: { flags: { $inc: flags }, rev: { $inc: 1 } },
  })
}
