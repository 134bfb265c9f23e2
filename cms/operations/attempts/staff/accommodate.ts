import { randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Accommodation } from '#domain/exams/attempts/accommodation.ts'
import { RUNNING_STATES } from '#domain/exams/attempts/runningStates.ts'
import type { PaperOutline } from '../findPaper.ts'
import { grantedTo } from '../grantedTo.ts'
import { loadRelease } from '../loadRelease.ts'
import { recordEvent } from '../recordEvent.ts'
import { changeTiming } from './changeRunning.ts'

const MAX_RUNNING = 10_000

export type Accommodating = {
  project: string
  whom: { student: string } | { batch: string }
  /** Null for all papers and quizzes. */
  paper: PaperOutline | null
  grants: Accommodation
  reason: string
  staff: { id: string }
  now: number
}

/** Grants something to a person or a batch, also in attempts that are running. Returns in how many of these the times changed. */
export async function accommodate(payload: BasePayload, given: Accommodating): Promise<number> {
  const { project, whom, paper, grants, reason, staff, now } = given
  await payload.db.create({
    collection: 'accommodations',
    data: {
      project,
      student: null,
      batch: null,
      ...whom,
      grants,
      reason,
      grantedBy: staff.id,
      paper: paper?.id ?? null,
      paperTitle: paper?.title ?? null,
      testSeries: paper?.series?.id ?? null,
    },
  })
  const which: Where[] = [{ project: { equals: project } }, { state: { in: [...RUNNING_STATES] } }]
  if (paper) which.push({ paper: { equals: paper.id } })
  if ('student' in whom) which.push({ student: { equals: whom.student } })
  const running = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: { and: which },
    sort: ['startedAt'],
    limit: MAX_RUNNING,
    select: ['id', 'student', 'paper', 'release'],
  })
  let changed = 0
  for (const row of running) {
    const id = String(row.id)
    const student = idOf(row.student)
    const release = await loadRelease(payload, row.release)
    const hasHolidays = (release?.content.paper.window.holidays.length ?? 0) > 0
    const granted = await grantedTo(
      payload,
      { student, project, paper: row.paper },
      hasHolidays,
      new Date(now),
    )
    const isChanged = await changeTiming(payload, id, ({ timing }) =>
      JSON.stringify(timing.accommodation) === JSON.stringify(granted.accommodation)
        ? null
        : { ...timing, accommodation: granted.accommodation, batches: granted.batches },
    )
    if (!isChanged) continue
    changed++
    await recordEvent(payload, {
      attempt: id,
      project,
      key: `accommodated/${randomUUID()}`,
      kind: 'accommodated',
      actor: 'staff',
      actorId: staff.id,
      details: { accommodation: granted.accommodation, reason },
      at: now,
    })
  }
  return changed
}
