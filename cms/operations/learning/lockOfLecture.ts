import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
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

type State = Omit<LearnerState, 'previous'>

const learnerState = async (payload: BasePayload, of: Student, now: Date): Promise<State> =>
  (await learnerStates(payload, { ...of, classes: [of.class] }, now)).get(of.class) as State

/** Entitlements to these classes that are read at most. */
const MAX_ENTITLEMENTS = 1000

/**
 * What the locks of several classes depend on, by class, in a constant number of reads. Access began with the first entitlement that was not
 * revoked, so that an extension locks nothing again.
 */
async function learnerStates(
  payload: BasePayload,
  { project, student, classes }: Omit<Student, 'class'> & { classes: readonly string[] },
  now: Date,
): Promise<Map<string, State>> {
  const [entitlements, plans, completions, timeZone] = await Promise.all([
    readRows({
      payload,
      collection: 'entitlements',
      where: {
        and: [
          { student: { equals: student } },
          { kind: { equals: 'class' } },
          { target: { in: [...classes] } },
          { revokedAt: { exists: false } },
        ],
      },
      sort: ['startsAt'],
      limit: MAX_ENTITLEMENTS,
      select: ['target', 'startsAt'],
    }),
    readRows({
      payload,
      collection: 'class-plans',
      sort: ['key'],
      limit: classes.length,
      where: { key: { in: classes.map((id) => planKeyOf({ student, class: id })) } },
    }),
    completedLectures(payload, student, classes),
    projectZone(payload, project),
  ])
  return new Map(
    classes.map((id): [string, State] => {
      const first = entitlements.find(({ target }) => target === id)
      const plan = plans.find(({ key }) => key === planKeyOf({ student, class: id }))
      return [
        id,
        {
          startedAt: first ? Date.parse(first.startsAt) : now.getTime(),
          now: now.getTime(),
          examOn: plan?.examOn ?? null,
          timeZone,
          completed: new Set(completions),
        },
      ]
    }),
  )
}

type Ordered = Ruled & Pick<Lecture, 'class'>

/** Ids of those of these lectures that are locked to the student. @param lectures all of their classes, in course order */
export async function lockedAmong(
  payload: BasePayload,
  of: Omit<Student, 'class'>,
  { wanted, lectures }: { wanted: readonly Ordered[]; lectures: readonly Ordered[] },
  now: Date,
): Promise<Set<string>> {
  const ruled = wanted.filter((lecture) => !isAlwaysOpen(lecture))
  const classes = [...new Set(ruled.flatMap((lecture) => idOf(lecture.class) ?? []))]
  if (classes.length === 0) return new Set()
  const states = await learnerStates(payload, { ...of, classes }, now)
  const orders = new Map(
    classes.map((id) => [
      id,
      lectures.filter((lecture) => idOf(lecture.class) === id).map((lecture) => String(lecture.id)),
    ]),
  )
  return new Set(
    ruled.flatMap((lecture) => {
      const [id, of] = [String(lecture.id), idOf(lecture.class) ?? '']
      const state = states.get(of) as State
      return lockOf(ruleOf(lecture), { ...state, previous: before(orders.get(of) ?? [], id) }) ? [id] : []
    }),
  )
}
