import type { BasePayload } from 'payload'
import { countGroups } from '#database/countGroups.ts'
import { countRows, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { parseLocalTime } from '#domain/content/localTime.ts'
import {
  lessonsBehind,
  type RecordingFigures,
  recordingFigures,
  type Watched,
} from '#domain/learning/classFigures.ts'
import { playedParts } from '#domain/learning/playedTime.ts'
import type { Entitlement, Lecture } from '#payload-types'
import { namesOfStudents } from '../orders/studentNames.ts'
import { activeAt } from './findEntitlement.ts'
import { planKeyOf } from './lockOfLecture.ts'

/** Upper limits of what is read of a class, and of what is shown. */
const [MAX_STUDENTS, MAX_LECTURES, MAX_PROGRESS] = [2000, 1000, 20_000]
export const SHOWN_STUDENTS = 200

export type LearnerProgress = {
  student: string
  name: string
  done: number
  /** Ms since epoch; null before the first lesson. */
  lastAt: number | null
  /** Until when the lessons are planned, ms since epoch, and whether that is the exam. */
  until: number | null
  isExam: boolean
  /** Lessons behind the plan; null without one. */
  behind: number | null
}

export type ClassProgress = {
  lessons: number
  /** Students who have access now, and those of them who have done a lesson. */
  students: number
  begun: number
  /** Whole percent of the lessons that students have done on average. */
  average: number
  behind: number
  /** Furthest behind first; the first ones of many. */
  learners: LearnerProgress[]
  recordings: (RecordingFigures & { id: string; title: string })[]
  /** False when a class has more progress than is read: then the newest. */
  isAll: boolean
}

type Of = { id: string; timeZone: string; now: Date }

/**
 * How far the students of a class are, who falls behind, and where its recordings are left. A constant number of reads. The caller checks who may
 * see it.
 */
export async function classProgress(payload: BasePayload, of: Of): Promise<ClassProgress> {
  const [lectures, access] = await Promise.all([lecturesOf(payload, of.id), accessOf(payload, of)])
  const { rows, isAll } = await progressRows(payload, lectures)
  const lastOf = new Map<string, number>()
  for (const { student, reportedAt } of rows) {
    const id = idOf(student) ?? ''
    lastOf.set(id, Math.max(lastOf.get(id) ?? 0, Date.parse(reportedAt)))
  }
  const learners = await learnersOf(payload, { ...of, lessons: lectures.length, access, lastOf })
  const watched = new Map<string, Watched[]>()
  for (const { lecture, played, lengthS } of rows) {
    const id = idOf(lecture) ?? ''
    const own = watched.get(id) ?? []
    watched.set(id, own)
    own.push({ played: playedParts(played ?? ''), lengthS })
  }
  const sum = learners.reduce((all, { done }) => all + done, 0)
  const all = learners.length * lectures.length
  return {
    lessons: lectures.length,
    students: learners.length,
    begun: learners.filter(({ done }) => done > 0).length,
    average: all === 0 ? 0 : Math.round((sum / all) * 100),
    behind: learners.filter(({ behind }) => (behind ?? 0) > 0).length,
    learners: learners.slice(0, SHOWN_STUDENTS),
    recordings: lectures
      .map(({ id, title }) => ({ id: String(id), title, ...recordingFigures(watched.get(String(id)) ?? []) }))
      .filter(({ viewers }) => viewers > 0),
    isAll: isAll && access.length < MAX_STUDENTS,
  }
}

const lecturesOf = (payload: BasePayload, id: string): Promise<Lecture[]> =>
  readRows({
    payload,
    collection: 'lectures',
    where: { class: { equals: id } },
    sort: ['rank'],
    limit: MAX_LECTURES,
    select: ['id', 'title'],
  })

/** The access that students have now, the newest first; of several of one student the one that ends last. */
async function accessOf(payload: BasePayload, { id, now }: Of): Promise<Entitlement[]> {
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    sort: ['-startsAt'],
    limit: MAX_STUDENTS,
    where: { and: [{ kind: { equals: 'class' } }, { target: { equals: id } }, activeAt(now)] },
    select: ['student', 'startsAt', 'endsAt'],
  })
  const byStudent = new Map<string, Entitlement>()
  for (const row of rows) {
    const student = idOf(row.student) ?? ''
    const known = byStudent.get(student)
    if (!known || (known.endsAt && (!row.endsAt || row.endsAt > known.endsAt))) byStudent.set(student, row)
  }
  return [...byStudent.values()]
}

async function progressRows(payload: BasePayload, lectures: readonly Lecture[]) {
  const where = { lecture: { in: lectures.map(({ id }) => String(id)) } }
  if (lectures.length === 0) return { rows: [], isAll: true }
  const [rows, count] = await Promise.all([
    readRows({
      payload,
      collection: 'lecture-progress',
      where,
      sort: ['-reportedAt'],
      limit: MAX_PROGRESS,
      select: ['student', 'lecture', 'played', 'lengthS', 'reportedAt'],
    }),
    countRows({ payload, collection: 'lecture-progress', where }),
  ])
  return { rows, isAll: count <= MAX_PROGRESS }
}

type Learning = Of & { lessons: number; access: readonly Entitlement[]; lastOf: ReadonlyMap<string, number> }

async function learnersOf(
  payload: BasePayload,
  { id, timeZone, now, lessons, access, lastOf }: Learning,
): Promise<LearnerProgress[]> {
  const ids = access.flatMap(({ student }) => idOf(student) ?? [])
  if (ids.length === 0) return []
  const [names, done, plans] = await Promise.all([
    namesOfStudents(payload, ids),
    countGroups(payload, {
      collection: 'lecture-completions',
      only: { student: ids, class: [id] },
      by: ['student'],
    }),
    readRows({
      payload,
      collection: 'class-plans',
      sort: ['key'],
      limit: ids.length,
      where: { key: { in: ids.map((student) => planKeyOf({ student, class: id })) } },
    }),
  ])
  const doneOf = new Map(done.map(({ student, count }) => [String(student), count]))
  const examOf = new Map(plans.map(({ student, examOn }) => [idOf(student) ?? '', examOn ?? null]))
  return access
    .flatMap(({ student: relation, startsAt, endsAt }): LearnerProgress[] => {
      const student = idOf(relation) ?? ''
      const name = names.get(student)
      if (!name) return []
      const examOn = examOf.get(student)
      const examAt = examOn ? parseLocalTime(`${examOn}T00:00`, timeZone) : null
      const until = examAt ?? (endsAt ? Date.parse(endsAt) : null)
      const own = { done: Math.min(doneOf.get(student) ?? 0, lessons), until }
      const behind = lessonsBehind({ since: Date.parse(startsAt), lessons, ...own }, now.getTime())
      return [{ student, name, ...own, lastAt: lastOf.get(student) ?? null, isExam: examAt !== null, behind }]
    })
    .sort((a, b) => (b.behind ?? -1) - (a.behind ?? -1) || a.done - b.done || a.name.localeCompare(b.name))
}
