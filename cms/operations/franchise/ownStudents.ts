import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import type { User } from '#payload-types'

const collection = 'franchise-students'
const PAGE = 30

/** Makes somebody a student of a franchisee; nobody has two. True when they are this franchisee's afterwards. */
export async function takeOn(
  payload: BasePayload,
  project: RequestProject,
  { franchisee, student, now }: { franchisee: string; student: string; now: Date },
): Promise<boolean> {
  const data = { student, franchisee, project: project.id, joinedAt: now.toISOString() }
  const made = await insertIfAbsent({ payload, collection, data })
  return made !== null || (await franchiseeOf(payload, student)) === franchisee
}

/** Whose student somebody is; null for nobody's. */
export const franchiseeOf = async (payload: BasePayload, student: string): Promise<string | null> =>
  (await readRow({ payload, collection, where: { student: { equals: student } } }))?.franchisee ?? null

/** The name of a student's franchisee; null for nobody's. */
export async function franchiseeNameOf(payload: BasePayload, student: string): Promise<string | null> {
  const franchisee = await franchiseeOf(payload, student)
  if (franchisee === null) return null
  const user = await readRow({ payload, collection: 'users', where: { id: { equals: franchisee } } })
  return user?.name || 'No name'
}

/** A student of a franchisee, or null for those of others, who might as well not exist. */
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

/** More students than these are not looked through. */
const MOST = 5000

/** Ids of the students of a franchisee. */
export async function idsOfStudents(payload: BasePayload, franchisee: string): Promise<string[]> {
  const rows = await readRows({
    payload,
    collection,
    where: { franchisee: { equals: franchisee } },
    sort: ['-joinedAt'],
    limit: MOST,
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

/** A page of the students of a franchisee, the latest first; `before` is when the last one of the page before joined (ms). */
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
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: { id: { in: page.map(({ student }) => student) } },
    select: { name: true, phone: true, email: true },
    pagination: false,
    limit: PAGE,
  })
  const byId = new Map(docs.map((user) => [String(user.id), user]))
  return {
    students: page.flatMap(({ student, joinedAt }) => {
      const user = byId.get(student)
      return user
        ? [
            {
              ...{ id: student, name: user.name || 'No name', joinedAt: Date.parse(joinedAt) },
              ...{ phone: user.phone ?? null, email: user.email ?? null },
            },
          ]
        : []
    }),
    next: rows.length > PAGE ? Date.parse(page.at(-1)?.joinedAt as string) : null,
  }
}
