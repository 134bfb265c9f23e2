import type { BasePayload, Where } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { DoubtRow, EXPERT_DOUBT_LISTS, ExpertDoubtRow } from '#domain/calls/doubts.ts'
import { DOUBTS_PER_PAGE } from '#domain/doubts/doubts.ts'
import { WAITING_STATES } from '#domain/doubts/transitions.ts'
import type { Doubt } from '#payload-types'
import { expertRowOf, namesOf, ROW_COLUMNS, rowOf } from './doubtViews.ts'

type Page<Row> = { doubts: Row[]; total: number; pageCount: number }

async function pageOf(payload: BasePayload, where: Where, sort: string, page: number) {
  return payload.db.find<Doubt>({
    collection: 'doubts',
    where,
    sort,
    limit: DOUBTS_PER_PAGE,
    page,
    select: Object.fromEntries(ROW_COLUMNS.map((name) => [name, true as const])),
  })
}

/** One page of a student's own doubts, newest first. */
export async function listOwnDoubts(
  payload: BasePayload,
  { project, student, page }: { project: string; student: string; page: number },
): Promise<Page<DoubtRow>> {
  const where: Where = { and: [{ project: { equals: project } }, { student: { equals: student } }] }
  const { docs, totalDocs, totalPages } = await pageOf(payload, where, '-createdAt', page)
  return { doubts: docs.map(rowOf), total: totalDocs, pageCount: totalPages }
}

type ExpertList = {
  project: string
  expert: string
  list: (typeof EXPERT_DOUBT_LISTS)[number]
  page: number
}

/** What waits for this expert or for any. */
const waitingFor = (project: string, expert: string): Where => ({
  and: [
    { project: { equals: project } },
    { state: { in: [...WAITING_STATES] } },
    { or: [{ expert: { equals: expert } }, { expert: { equals: null } }] },
  ],
})

/** How many doubts wait for this expert or for any. */
export async function countWaitingDoubts(
  payload: BasePayload,
  project: string,
  expert: string,
): Promise<number> {
  const { totalDocs } = await payload.db.count({ collection: 'doubts', where: waitingFor(project, expert) })
  return totalDocs
}

/** What waits for this expert or for any, longest waiting first, or what they have answered, newest first. */
export async function listExpertDoubts(
  payload: BasePayload,
  { project, expert, list, page }: ExpertList,
): Promise<Page<ExpertDoubtRow>> {
  const mine: Where = { expert: { equals: expert } }
  const where: Where =
    list === 'waiting'
      ? waitingFor(project, expert)
      : { and: [{ project: { equals: project } }, mine, { state: { not_in: [...WAITING_STATES] } }] }
  const sort = list === 'waiting' ? 'waitingSince' : '-movedAt'
  const { docs, totalDocs, totalPages } = await pageOf(payload, where, sort, page)
  const names = await namesOf(
    payload,
    docs.flatMap(({ student }) => idOf(student) ?? []),
  )
  return {
    doubts: docs.map((doubt) => expertRowOf(doubt, names, expert)),
    total: totalDocs,
    pageCount: totalPages,
  }
}
