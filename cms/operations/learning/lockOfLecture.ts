import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { type LearnerState, type LessonLock, lockOf, type OpeningRule } from '#domain/learning/lessonLock.ts'
import type { Lecture } from '#payload-types'
import { projectZone } from '../content/projectZone.ts'
import { completedLectures } from './completedLectures.ts'

type Student = { project: string; student: string; class: string }
type Ruled = Pick<Lecture, 'id' | 'opens' | 'opensAt' | 'opensDays' | 'requires' | 'isFree'>

export const planKeyOf = ({ student, class: of }: Pick<Student, 'student' | 'class'>): string =>
  `${student}:${of}`

const ruleOf = ({ id, opens, opensAt, opensDays, requires }: Ruled): OpeningRule => ({
  id: String(id),
  opens: opens ?? 'always',
  opensAt: opensAt ? Date.parse(opensAt) : null,
  days: opensDays ?? 0,
  requires: (requires ?? []).flatMap((one) => idOf(one) ?? []),
})

const isAlwaysOpen = ({ isFree, opens, requires }: Ruled): boolean =>
  Boolean(isFree) || ((opens ?? 'always') === 'always' && !requires?.length)

/** Why a lecture is locked to a student who has its class; null when it is open. Reads nothing for a lecture that is always open. */
export async function lockOfLecture(
  payload: BasePayload,
  lecture: Lecture,
  of: Student,
  now: Date,
): Promise<LessonLock | null> {
  if (isAlwaysOpen(lecture)) return null
  const [state, order] = await Promise.all([
    learnerState(payload, of, now),
    lecture.opens === 'afterPrevious' ? orderOf(payload, of.class) : [],
  ])
  return lockOf(ruleOf(lecture), { ...state, previous: before(order, String(lecture.id)) })
}

/** The same for all lectures of a class, by id; those that are open are left out. `examOn` as the student set it. */
export async function locksOfClass(
  payload: BasePayload,
  of: Student,
  now: Date,
): Promise<{ locks: Map<string, LessonLock>; examOn: string | null; hasExamRule: boolean }> {
  const [{ docs }, state] = await Promise.all([
    payload.db.find<Lecture>({
      collection: 'lectures',
      where: { class: { equals: of.class } },
      sort: 'rank',
      select: { opens: true, opensAt: true, opensDays: true, requires: true, isFree: true, rank: true },
      pagination: false,
      limit: 0,
    }),
    learnerState(payload, of, now),
  ])
  const order = docs.map(({ id }) => String(id))
  const locks = docs.flatMap((lecture): [string, LessonLock][] => {
    const id = String(lecture.id)
    const lock = isAlwaysOpen(lecture)
      ? null
      : lockOf(ruleOf(lecture), { ...state, previous: before(order, id) })
    return lock ? [[id, lock]] : []
  })
  return {
    locks: new Map(locks),
    examOn: state.examOn,
    hasExamRule: docs.some((lecture) => !lecture.isFree && lecture.opens === 'beforeExam'),
  }
}

const before = (order: readonly string[], id: string): string | null => order[order.indexOf(id) - 1] ?? null

async function orderOf(payload: BasePayload, klass: string): Promise<string[]> {
  const { docs } = await payload.db.find<Lecture>({
    collection: 'lectures',
    where: { class: { equals: klass } },
    sort: 'rank',
    select: { rank: true },
    pagination: false,
    limit: 0,
  })
  return docs.map(({ id }) => String(id))
}

/** Access began with the first entitlement that was not revoked, so that an extension locks nothing again. */
async function learnerState(
  payload: BasePayload,
  { project, student, class: klass }: Student,
  now: Date,
): Promise<Omit<LearnerState, 'previous'>> {
  const [[first], plan, completed, timeZone] = await Promise.all([
    readRows({
      payload,
      collection: 'entitlements',
      where: {
        and: [
          { student: { equals: student } },
          { kind: { equals: 'class' } },
          { target: { equals: klass } },
          { revokedAt: { exists: false } },
        ],
      },
      sort: ['startsAt'],
      limit: 1,
      select: ['startsAt'],
    }),
    readRow({
      payload,
      collection: 'class-plans',
      where: { key: { equals: planKeyOf({ student, class: klass }) } },
    }),
    completedLectures(payload, student, klass),
    projectZone(payload, project),
  ])
  return {
    startedAt: first ? Date.parse(first.startsAt) : now.getTime(),
    now: now.getTime(),
    examOn: plan?.examOn ?? null,
    timeZone,
    completed: new Set(completed),
  }
}
