import type { BasePayload } from 'payload'
import { countGroups } from '#database/countGroups.ts'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { attendanceOver, type HeldClass } from '#domain/batches/missedClasses.ts'
import type { BatchDesk } from '#domain/calls/batches.ts'
import type { Batch, Entitlement } from '#payload-types'
import { activeOrFutureAt } from '../learning/findEntitlement.ts'
import { namesOfStudents } from '../orders/studentNames.ts'

/** Upper limits of rows that are read per batch. */
const [MAX_STUDENTS, MAX_CLASSES, MAX_PRESENCES] = [2000, 500, 50_000]

/** The entitlements of a batch's students by start, without revoked ones. */
const accessOfBatch = (payload: BasePayload, batch: string): Promise<Entitlement[]> =>
  readRows({
    payload,
    collection: 'entitlements',
    sort: ['startsAt'],
    limit: MAX_STUDENTS,
    where: {
      and: [{ batch: { equals: batch } }, { kind: { equals: 'product' } }, { revokedAt: { exists: false } }],
    },
    select: ['id', 'rev', 'student', 'startsAt'],
  })

/** Maximum number of students without a batch in the list. */
const MAX_UNPLACED = 100

/** The latest students who own the product of a batch and are in none of its batches. */
export async function unplacedStudents(
  payload: BasePayload,
  batch: Batch,
  now: Date,
): Promise<BatchDesk['unplaced']> {
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    sort: ['-startsAt'],
    limit: MAX_UNPLACED,
    where: {
      and: [
        { kind: { equals: 'product' } },
        { target: { equals: idOf(batch.product) ?? '' } },
        { batch: { exists: false } },
        activeOrFutureAt(now),
      ],
    },
    select: ['id', 'rev', 'student'],
  })
  const names = await namesOfStudents(
    payload,
    rows.flatMap(({ student }) => idOf(student) ?? []),
  )
  return rows.flatMap(({ id, rev, student }) => {
    const name = names.get(idOf(student) ?? '')
    return name ? [{ id: String(id), rev, name }] : []
  })
}

/** Ids of the students of a batch. */
export const studentsOfBatch = async (payload: BasePayload, batch: string): Promise<string[]> =>
  (await accessOfBatch(payload, batch)).flatMap(({ student }) => idOf(student) ?? [])

type Held = HeldClass & { title: string }

/** Ids of the classes that the product of a batch includes. */
async function classesOf(payload: BasePayload, batch: Batch): Promise<string[]> {
  const where = { id: { equals: idOf(batch.product) ?? '' } }
  const product = await readRow({ payload, collection: 'selling-products', where })
  return (product?.classes ?? []).flatMap((one) => idOf(one) ?? [])
}

/** The live classes held for a batch: its own, and those of its product's classes for all batches. */
async function heldClasses(payload: BasePayload, batch: Batch, classes: readonly string[]): Promise<Held[]> {
  if (classes.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'live-meet-sessions',
    sort: ['startsAt'],
    limit: MAX_CLASSES,
    where: {
      and: [
        { class: { in: [...classes] } },
        { state: { in: ['ended', 'processing', 'recorded'] } },
        { startsAt: { greater_than_equal: batch.startsOn } },
      ],
    },
  })
  return rows
    .filter(({ batch: own }) => !own || idOf(own) === String(batch.id))
    .map(({ id, title, startsAt, minutes }) => ({
      id: String(id),
      title,
      minutes,
      startsAt: Date.parse(startsAt),
    }))
}

/** Attendance in seconds by class, for each student. */
async function presences(
  payload: BasePayload,
  held: readonly Held[],
): Promise<Map<string, Map<string, number>>> {
  const seconds = new Map<string, Map<string, number>>()
  if (held.length === 0) return seconds
  const rows = await readRows({
    payload,
    collection: 'live-attendances',
    where: { session: { in: held.map(({ id }) => id) } },
    sort: ['id'],
    limit: MAX_PRESENCES,
    select: ['session', 'student', 'seconds'],
  })
  for (const row of rows) {
    const [student, session] = [idOf(row.student), idOf(row.session)]
    if (!student || !session) continue
    const own = seconds.get(student) ?? new Map<string, number>()
    seconds.set(student, own.set(session, row.seconds))
  }
  return seconds
}

/** The number of lessons of the classes, and the number that each student has completed. */
async function lessonsDone(payload: BasePayload, classes: readonly string[], students: readonly string[]) {
  if (classes.length === 0 || students.length === 0) return { lessons: 0, done: new Map<string, number>() }
  const [summaries, groups] = await Promise.all([
    readRows({
      payload,
      collection: 'class-content-summaries',
      sort: ['id'],
      limit: classes.length,
      where: { class: { in: [...classes] } },
    }),
    countGroups(payload, {
      collection: 'lecture-completions',
      only: { student: students, class: classes },
      by: ['student'],
    }),
  ])
  return {
    lessons: summaries.reduce((sum, { lectures }) => sum + (lectures ?? 0), 0),
    done: new Map(groups.map(({ student, count }) => [String(student), count])),
  }
}

/** The students of a batch with their completed lessons, and the live classes that they attended and missed. */
export async function batchStudents(
  payload: BasePayload,
  batch: Batch,
): Promise<Pick<BatchDesk, 'students' | 'heldClasses' | 'lessons'>> {
  const [access, classes] = await Promise.all([
    accessOfBatch(payload, String(batch.id)),
    classesOf(payload, batch),
  ])
  const ids = access.flatMap(({ student }) => idOf(student) ?? [])
  const held = await heldClasses(payload, batch, classes)
  const [names, seconds, { lessons, done }] = await Promise.all([
    namesOfStudents(payload, ids),
    presences(payload, held),
    lessonsDone(payload, classes, ids),
  ])
  const titles = new Map(held.map(({ id, title }) => [id, title]))
  return {
    heldClasses: held.length,
    lessons,
    students: access.flatMap(({ id, rev, student: relation, startsAt }) => {
      const student = idOf(relation)
      const name = student && names.get(student)
      if (!student || !name) return []
      const since = Date.parse(startsAt)
      const { attended, missed } = attendanceOver(held, since, seconds.get(student) ?? new Map())
      const missedTitles = missed.flatMap((session) => titles.get(session) ?? [])
      const lessonsDone = Math.min(done.get(student) ?? 0, lessons)
      return [{ id: String(id), rev, student, name, since, lessonsDone, attended, missed: missedTitles }]
    }),
  }
}
