import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import type { User } from '#payload-types'

const collection = 'franchise-students'
const PAGE_SIZE = 30

/** Assigns a student to a franchisee unless they have one; true when this franchisee is theirs afterwards. */
export async function assignStudent(
  payload: BasePayload,
  project: RequestProject,
  { franchisee, student, now }: { franchisee: string; student: string; now: Date },
): Promise<boolean> {
  const data = { student, franchisee, project: project.id, joinedAt: now.toISOString() }
  const made = await insertIfAbsent({ payload, collection, data })
  return made !== null || (await franchiseeOf(payload, student)) === franchisee
}

/** Id of a student's franchisee, or null. */
export const franchiseeOf = async (payload: BasePayload, student: string): Promise<string | null> =>
  (await readRow({ payload, collection, where: { student: { equals: student } } }))?.franchisee ?? null

/** Name of a student's franchisee, or null. */
export async function franchiseeNameOf(payload: BasePayload, student: string): Promise<string | null> {
  const franchisee = await franchiseeOf(payload, student)
  if (franchisee === null) return null
  const user = await readRow({ payload, collection: 'users', where: { id: { equals: franchisee } } })
  return user?.name || 'No name'
}

/** A franchisee's own student; null for all others, as if they did not exist. */
export async function ownStudent(
  payload: BasePayload,
  project: RequestProject,
  franchisee: string,
  student: string,
): Promise<User | null> {
  if ((await franchiseeOf(payload, student)) !== franchisee) return null
  const user = await readRow({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: student } }, { project: { equals: project.id } }] },
  })
  return user && !user.deletedAt && !user.isBlocked ? user : null
}

/** Upper limit of students that are read. */
const MAX_STUDENTS = 5000

/** Ids of the students of a franchisee. */
export async function studentIds(payload: BasePayload, franchisee: string): Promise<string[]> {
  const rows = await readRows({
    payload,
    collection,
    where: { franchisee: { equals: franchisee } },
    sort: ['-joinedAt'],
    limit: MAX_STUDENTS,
    select: ['student'],
  })
  return rows.map(({ student }) => student)
}

export type OwnStudent = {
  id: string
  name: string
  phone: string | null
  email: string | null
  joinedAt: number
}

/** A page of a franchisee's students, newest first. @param before cursor: joined before this time, ms */
export async function ownStudents(
  payload: BasePayload,
  franchisee: string,
  before: number | null,
): Promise<{ students: OwnStudent[]; next: number | null }> {
  const earlier = before === null ? [] : [{ joinedAt: { less_than: new Date(before).toISOString() } }]
  const rows = await readRows({
    payload,
    collection,
    where: { and: [{ franchisee: { equals: franchisee } }, ...earlier] },
    sort: ['-joinedAt'],
    limit: PAGE_SIZE + 1,
  })
  const page = rows.slice(0, PAGE_SIZE)
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: { id: { in: page.map(({ student }) => student) } },
    select: { name: true, phone: true, email: true },
    pagination: false,
    limit: PAGE_SIZE,
  })
  const byId = new Map(docs.map((user) => [String(user.id), user]))
  return {
    students: page.flatMap(({ student, joinedAt }) => {
      const user = byId.get(student)
      return user
        ? [
            {
              id: student,
              name: user.name || 'No name',
              joinedAt: Date.parse(joinedAt),
              phone: user.phone ?? null,
              email: user.email ?? null,
            },
          ]
        : []
    }),
    next: rows.length > PAGE_SIZE ? Date.parse(page.at(-1)?.joinedAt as string) : null,
  }
}
