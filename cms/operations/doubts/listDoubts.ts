import type { BasePayload, Where } from 'payload'
import { idOf } from '#database/idOf.ts'
import {
  DOUBT_SUBJECTS,
  type DoubtRow,
  type EXPERT_DOUBT_LISTS,
  type ExpertDoubtRow,
} from '#domain/calls/doubts.ts'
import { DOUBTS_PER_PAGE } from '#domain/doubts/doubts.ts'
import { answersSubject } from '#domain/doubts/routing.ts'
import { WAITING_STATES } from '#domain/doubts/transitions.ts'
import type { Doubt } from '#payload-types'
import { doubtRules } from '../tickets/serviceRules.ts'
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

/** What waits for this expert, or for any of a subject that they answer. */
async function waitingFor(payload: BasePayload, project: string, expert: string): Promise<Where> {
  const rules = await doubtRules(payload, project)
  const subjects = DOUBT_SUBJECTS.filter((subject) => answersSubject(rules, subject, expert))
  return {
    and: [
      { project: { equals: project } },
      { state: { in: [...WAITING_STATES] } },
      {
        or: [
          { expert: { equals: expert } },
          { and: [{ expert: { equals: null } }, { subject: { in: [...subjects] } }] },
        ],
      },
    ],
  }
}

/** How many doubts wait for this expert or for any. */
export async function countWaitingDoubts(
  payload: BasePayload,
  project: string,
  expert: string,
): Promise<number> {
  const where = await waitingFor(payload, project, expert)
  const { totalDocs } = await payload.db.count({ collection: 'doubts', where })
  return totalDocs
}

/** What waits for this expert or for any, soonest due first, or what they have answered, newest first. */
export async function listExpertDoubts(
  payload: BasePayload,
  { project, expert, list, page }: ExpertList,
): Promise<Page<ExpertDoubtRow>> {
  const mine: Where = { expert: { equals: expert } }
  const where: Where =
    list === 'waiting'
      ? await waitingFor(payload, project, expert)
      : { and: [{ project: { equals: project } }, mine, { state: { not_in: [...WAITING_STATES] } }] }
  const sort = list === 'waiting' ? 'dueAt' : '-movedAt'
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
