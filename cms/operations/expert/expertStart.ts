import type { PayloadRequest, Where } from 'payload'
import { moduleOf } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { EXPERT_PERMISSIONS, type ExpertSeries, type ExpertStart } from '#domain/calls/expert.ts'
import { moduleGrant } from '#domain/roles/moduleGrant.ts'
import { roleLabel } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { examNow } from '../attempts/examClock.ts'
import { countWaitingDoubts } from '../doubts/listDoubts.ts'
import { countFreeByPaper, ownSheet } from '../exams/sheets/sheetRows.ts'

const MAX_TEST_SERIES = 500

/** Data of the expert's start page: the person, their permissions, and the test series whose answer sheets they may check. */
export async function expertStart(
  req: PayloadRequest,
  viewer: Viewer,
  project: string,
): Promise<Omit<ExpertStart, 'apiSuccess' | 'message'>> {
  const { name = null, email = null, phone = null } = req.user as Partial<User>
  const rights = EXPERT_PERMISSIONS.map((id) => {
    const module = moduleOf(id)
    const grant = module && moduleGrant(viewer, module)
    return {
      id,
      label: module?.label ?? id,
      isGiven: grant?.canView === true,
      isSwitchedOff: grant?.reason === 'featureOff',
    }
  })
  const has = (which: string) => rights.some(({ id, isGiven }) => id === which && isGiven)
  const doubts = has('expertDoubts') ? await countWaitingDoubts(req.payload, project, viewer.id) : 0
  const sheets = has('answersheets')
    ? await countFreeByPaper(req.payload, { project, expert: viewer.id }, examNow())
    : NO_SHEETS
  const who = { project, expert: viewer.id }
  const own = has('answersheets') ? await ownSheet(req.payload, who, examNow()) : null
  const waiting = { expertDoubts: doubts, answersheets: sum(sheets.values()) + (own ? 1 : 0) }
  return {
    person: { name, email, phone, userLevel: viewer.level, label: roleLabel(viewer.level, viewer.isOwner) },
    permissions: rights.map((right) => ({ ...right, waiting: waiting[right.id] })),
    testSeries: has('answersheets') ? await publishedSeries(req, project, sheets) : null,
  }
}

const NO_SHEETS: ReadonlyMap<string, number> = new Map()
const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0)

/** Experts are not limited by assignedData (docs/permissions.md). */
async function publishedSeries(
  req: PayloadRequest,
  project: string,
  sheets: ReadonlyMap<string, number>,
): Promise<ExpertSeries[]> {
  const where: Where = { and: [{ project: { equals: project } }, { _status: { equals: 'published' } }] }
  const options = { where, depth: 0, limit: MAX_TEST_SERIES, pagination: false } as const
  const [series, papers] = await Promise.all([
    req.payload.find({ collection: 'test-series', sort: 'rank', ...options, overrideAccess: false, req }),
    req.payload.find({ collection: 'test-papers', sort: 'rank', ...options, overrideAccess: false, req }),
  ])
  return series.docs.map(({ id, slug, title, exam }) => ({
    id: String(id),
    slug: slug ?? '',
    title,
    exam: exam ?? null,
    papers: papers.docs
      .filter(({ testSeries }) => idOf(testSeries) === String(id))
      .map((paper) => ({
        id: String(paper.id),
        title: paper.title,
        minutes: paper.minutes,
        questionCount: paper.questionCount,
        marks: paper.marks,
        sheets: sheets.get(String(paper.id)) ?? 0,
      })),
  }))
}
