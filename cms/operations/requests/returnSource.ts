import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { type Outcome, RETURNS_PAGE, returnOutcome, sourceKey } from '#domain/requests/sources.ts'
import { isUndecided, RETURN_STATES } from '#domain/returns/states.ts'
import type { SourceRequest } from './SourceRequest.ts'

const MAX_OPEN = 1000
const MAX_PROJECTS = 1000

/** Returns that students asked for and staff have not decided, the newest first. */
export async function openReturns(payload: BasePayload): Promise<SourceRequest[]> {
  const { docs: projects } = await payload.db.find<{ id: string }>({
    collection: 'projects',
    limit: MAX_PROJECTS,
    pagination: false,
    select: { slug: true },
  })
  const rows = await readRows({
    payload,
    collection: 'returns',
    where: {
      and: [
        { project: { in: projects.map(({ id }) => id) } },
        { state: { in: RETURN_STATES.filter(isUndecided) } },
        { by: { exists: false } },
      ],
    },
    select: ['id', 'project', 'student', 'orderNumber', 'note', 'lines', 'requestedAt'],
    sort: ['-requestedAt'],
    limit: MAX_OPEN,
  })
  return rows.map(({ id, project, student, orderNumber, note, lines, requestedAt }) => ({
    key: sourceKey('returns', String(id)),
    project: idOf(project) ?? '',
    student: idOf(student) ?? '',
    askedAt: requestedAt,
    title: `Refund of order ${orderNumber}`,
    text: [lines.map((line) => line.title).join(', '), note].filter(Boolean).join('. '),
    page: `${RETURNS_PAGE}${id}`,
  }))
}

/** How far returns are, by the keys of their requests. */
export async function returnOutcomes(
  payload: BasePayload,
  ids: readonly string[],
): Promise<[string, Outcome][]> {
  if (ids.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'returns',
    where: { id: { in: [...ids] } },
    select: ['id', 'state', 'paidPaise', 'creditsPaise', 'answer'],
    sort: ['id'],
    limit: ids.length,
  })
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return ids.map((id) => [sourceKey('returns', id), returnOutcome(byId.get(id) ?? null)])
}
