import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { RESERVED_MS } from '#domain/exams/sheets/sheetStates.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import { levelOf } from '#domain/roles/roles.ts'
import type { AccessConfiguration, Quiz, TestPaper, TestSeries, User } from '#payload-types'
import { doubtRules } from '../../tickets/serviceRules.ts'

type Expert = { project: string; expert: string }

/** The newest sheets whose papers are looked at. */
const MOST_SHEETS = 5000

/** Which of these people may check answer sheets. */
async function checkersAmong(payload: BasePayload, project: string, experts: string[]): Promise<Set<string>> {
  const { docs } = await payload.db.find<AccessConfiguration>({
    collection: 'access-configurations',
    where: { and: [{ project: { equals: project } }, { user: { in: experts } }] },
    select: { user: true, accessList: true },
    limit: experts.length,
    pagination: false,
  })
  const holders = docs
    .filter(({ accessList }) =>
      (AccessListSchema.safeParse(accessList).data ?? []).some(
        ({ id, canEdit }) => id === 'answersheets' && canEdit,
      ),
    )
    .flatMap(({ user }) => idOf(user) ?? [])
  if (holders.length === 0) return new Set()
  const users = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { id: { in: holders } },
        { userLevel: { greater_than_equal: levelOf('expert') } },
        { isBlocked: { not_equals: true } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { userLevel: true },
    limit: holders.length,
    pagination: false,
  })
  return new Set(users.docs.map(({ id }) => String(id)))
}

/** The subjects that have experts of their own who check answer sheets, of whom `expert` is none. */
async function foreignSubjects(payload: BasePayload, { project, expert }: Expert): Promise<string[]> {
  const { subjects } = await doubtRules(payload, project)
  const foreign = subjects.filter(({ experts }) => experts.length > 0 && !experts.includes(expert))
  if (foreign.length === 0) return []
  const named = [...new Set(foreign.flatMap(({ experts }) => experts))]
  const checkers = await checkersAmong(payload, project, named)
  return foreign
    .filter(({ experts }) => experts.some((one) => checkers.has(one)))
    .map(({ subject }) => subject)
}

/**
 * Papers and quizzes whose sheets are for experts of another subject, until they have waited for RESERVED_MS. A paper has the subject of its test series.
 */
export async function reservedPapers(payload: BasePayload, who: Expert, now: number): Promise<string[]> {
  const subjects = await foreignSubjects(payload, who)
  if (subjects.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'answer-sheets',
    where: {
      and: [
        { project: { equals: who.project } },
        { state: { in: ['waiting', 'claimed'] } },
        { handedInAt: { greater_than: new Date(now - RESERVED_MS).toISOString() } },
      ],
    },
    sort: ['-handedInAt'],
    limit: MOST_SHEETS,
    select: ['paper'],
  })
  const ids = [...new Set(rows.map(({ paper }) => paper))]
  if (ids.length === 0) return []
  const among = { id: { in: ids } }
  const all = { pagination: false, limit: ids.length } as const
  const [papers, quizzes] = await Promise.all([
    payload.db.find<TestPaper>({
      collection: 'test-papers',
      where: among,
      select: { testSeries: true },
      ...all,
    }),
    payload.db.find<Quiz>({
      collection: 'quizzes',
      select: { slug: true },
      ...all,
      where: { and: [among, { subject: { in: subjects } }] },
    }),
  ])
  const seriesIds = [...new Set(papers.docs.flatMap(({ testSeries }) => idOf(testSeries) ?? []))]
  const { docs: series } = await payload.db.find<TestSeries>({
    collection: 'test-series',
    select: { slug: true },
    ...all,
    where: { and: [{ id: { in: seriesIds } }, { subject: { in: subjects } }] },
  })
  const foreign = new Set(series.map(({ id }) => String(id)))
  return [
    ...papers.docs.filter(({ testSeries }) => foreign.has(idOf(testSeries) ?? '')),
    ...quizzes.docs,
  ].map(({ id }) => String(id))
}
