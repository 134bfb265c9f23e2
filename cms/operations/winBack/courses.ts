import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import { dueTimes } from '#domain/winBack/rules.ts'
import type { Class, ClassContentSummary } from '#payload-types'
import { findEntitlement } from '../learning/findEntitlement.ts'
import { reviewPrompt } from '../reviews/reviewPrompt.ts'
import { type Candidate, type CandidateQuery, MAX_CANDIDATES } from './Candidate.ts'

/** Number of pairs of a person and a class per query; at least the number of lessons of a class. */
const LESSONS_PER_QUERY = 100
const MAX_LECTURES = 1000

type Lesson = { student: string; class: string; at: string }

/** The people whose last lesson of a class was opened within the rule's period, with that class. */
async function lastLessons(
  payload: BasePayload,
  { project, rule, now }: CandidateQuery,
  { collection, at }: { collection: 'lecture-progress' | 'lecture-completions'; at: string },
): Promise<Lesson[]> {
  const { from, to } = dueTimes(rule, now.getTime())
  const rows = (await readRows({
    payload,
    collection,
    where: {
      and: [
        { project: { equals: project } },
        { [at]: { greater_than: new Date(from).toISOString() } },
        { [at]: { less_than_equal: new Date(to).toISOString() } },
      ],
    },
    sort: [at],
    limit: MAX_CANDIDATES,
    select: ['student', 'class', at],
  })) as unknown as Record<string, string | { id: string }>[]
  const found = new Map<string, Lesson>()
  for (const row of rows) {
    const [student, classId] = [idOf(row.student), idOf(row.class)]
    if (student && classId)
      found.set(`${student} ${classId}`, {
        student,
        class: classId,
        at: new Date(String(row[at])).toISOString(),
      })
  }
  return [...found.values()]
}

async function classesOf(payload: BasePayload, lessons: readonly Lesson[]): Promise<Map<string, Class>> {
  const ids = [...new Set(lessons.map((lesson) => lesson.class))]
  if (ids.length === 0) return new Map()
  const { docs } = await payload.db.find<Class>({
    collection: 'classes',
    where: { id: { in: ids } },
    select: { title: true, slug: true, hindiTitle: true },
    pagination: false,
  })
  return new Map(docs.map((one) => [String(one.id), one]))
}

const titleOf = ({ title, hindiTitle }: Class) => ({ title, hindiTitle })

/** People who have started a class and not opened it for a while; stopped once they have completed it or lost access. */
export async function unfinishedCourses(payload: BasePayload, query: CandidateQuery): Promise<Candidate[]> {
  const lessons = await lastLessons(payload, query, { collection: 'lecture-progress', at: 'reportedAt' })
  const classes = await classesOf(payload, lessons)
  const { to } = dueTimes(query.rule, query.now.getTime())
  const candidates: Candidate[] = []
  for (let start = 0; start < lessons.length; start += LESSONS_PER_QUERY) {
    const part = lessons.slice(start, start + LESSONS_PER_QUERY)
    const progressOf = await progressIn(payload, part, new Date(to).toISOString())
    for (const lesson of part) {
      const { student, class: id, at } = lesson
      const known = classes.get(id)
      const { completed, lectures, hasContinued } = progressOf(lesson)
      // The student has continued; the next pause is evaluated separately.
      if (!known || hasContinued) continue
      const isStopped = async () =>
        completed >= lectures ||
        !(await findEntitlement(payload, student, { kind: 'class', target: id }, query.now))
      candidates.push({
        student,
        subject: `${id}:${at.slice(0, 10)}`,
        path: `/learn/${known.slug}`,
        isStopped,
        facts: { kind: 'unfinishedCourse', title: titleOf(known), completed, lectures },
      })
    }
  }
  return candidates
}

type Progress = { completed: number; lectures: number; hasContinued: boolean }
const pairOf = (row: { student: unknown; class: unknown }): string =>
  `${idOf(row.student as string)} ${idOf(row.class as string)}`

/** Progress of these people in these classes, and whether they opened a lesson after a time; three reads for all of them. */
async function progressIn(
  payload: BasePayload,
  lessons: readonly Lesson[],
  after: string,
): Promise<(lesson: Lesson) => Progress> {
  const students = [...new Set(lessons.map(({ student }) => student))]
  const classes = [...new Set(lessons.map((lesson) => lesson.class))]
  const theirs: Where[] = [{ student: { in: students } }, { class: { in: classes } }]
  const [completions, later, summaries] = await Promise.all([
    readRows({
      payload,
      collection: 'lecture-completions',
      where: { and: theirs },
      sort: ['id'],
      limit: lessons.length * MAX_LECTURES,
      select: ['student', 'class'],
    }),
    readRows({
      payload,
      collection: 'lecture-progress',
      sort: ['id'],
      where: { and: [...theirs, { reportedAt: { greater_than: after } }] },
      limit: lessons.length * MAX_LECTURES,
      select: ['student', 'class'],
    }),
    payload.db.find<ClassContentSummary>({
      collection: 'class-content-summaries',
      where: { class: { in: classes } },
      pagination: false,
    }),
  ])
  const counts = new Map<string, number>()
  for (const row of completions) counts.set(pairOf(row), (counts.get(pairOf(row)) ?? 0) + 1)
  const resumed = new Set(later.map(pairOf))
  const lectures = new Map(summaries.docs.map((row) => [idOf(row.class), row.lectures]))
  return (lesson) => ({
    completed: counts.get(pairOf(lesson)) ?? 0,
    lectures: lectures.get(lesson.class) ?? 0,
    hasContinued: resumed.has(pairOf(lesson)),
  })
}

/** People who have completed enough of a class to review it; stopped once they have reviewed it or lost access. */
export async function dueReviewPrompts(payload: BasePayload, query: CandidateQuery): Promise<Candidate[]> {
  const lessons = await lastLessons(payload, query, { collection: 'lecture-completions', at: 'completedAt' })
  const classes = await classesOf(payload, lessons)
  const found = await Promise.all(
    lessons.map(async ({ student, class: id }): Promise<Candidate | null> => {
      const known = classes.get(id)
      if (!known) return null
      const learner = { project: { id: query.project, slug: '' }, student, class: known.slug, now: query.now }
      const product = await reviewPrompt(payload, learner)
      // Too little progress yet: no decision is stored, so that a later lesson makes it due again.
      if (!product) return null
      return {
        student,
        subject: product.id,
        path: productPath(product.kind, product.slug),
        facts: { kind: 'reviewAsked', title: { title: product.title } },
        isStopped: async () => (await reviewPrompt(payload, learner)) === null,
      }
    }),
  )
  return found.filter((candidate) => candidate !== null)
}
