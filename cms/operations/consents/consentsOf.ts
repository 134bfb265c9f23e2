import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { type Consents, listedName, NO_CONSENTS } from '#domain/people/consent/consents.ts'
import type { StudentConsent } from '#payload-types'

const toConsents = (row: StudentConsent): Consents => ({
  birthYear: row.birthYear ?? null,
  isListed: row.isListed,
  displayName: row.displayName ?? null,
  guardianAt: row.guardianAt ? new Date(row.guardianAt).getTime() : null,
})

/** The consents of a student; null before their first answer. */
export const consentRow = (payload: BasePayload, student: string): Promise<StudentConsent | null> =>
  readRow({ payload, collection: 'student-consents', where: { student: { equals: student } } })

/** The consents of a student and their guardian. */
export async function consentsOf(payload: BasePayload, student: string): Promise<Consents> {
  const row = await consentRow(payload, student)
  return row ? toConsents(row) : NO_CONSENTS
}

/** The consents of several students by their id; students without an answer are left out. */
export async function consentsOfMany(
  payload: BasePayload,
  students: readonly string[],
): Promise<ReadonlyMap<string, Consents>> {
  const rows = await readRows({
    payload,
    collection: 'student-consents',
    where: { student: { in: [...students] } },
    sort: ['student'],
    limit: students.length,
  })
  return new Map(rows.map((row) => [row.student, toConsents(row)]))
}

/** The students on the leaderboards of a project, with the names that they chose; at most `limit`, earliest first. */
export async function listedStudents(
  payload: BasePayload,
  project: string,
  limit: number,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows({
    payload,
    collection: 'student-consents',
    where: { and: [{ project: { equals: project } }, { isListed: { equals: true } }] },
    sort: ['listedAt'],
    limit,
  })
  const year = new Date(now).getUTCFullYear()
  return new Map(
    rows.flatMap((row) => {
      const name = listedName(toConsents(row), year)
      return name ? [[row.student, name] as const] : []
    }),
  )
}

type ConsentChange = Partial<Omit<StudentConsent, 'id' | 'student' | 'project' | 'createdAt' | 'updatedAt'>>

/**
 * Stores an answer of a student or their guardian; false when the birth year on which it was based has changed.
 * @param birthYear as loaded by the caller; null for none
 */
export async function storeConsent(
  payload: BasePayload,
  { student, project }: { student: string; project: string },
  birthYear: number | null,
  data: ConsentChange,
): Promise<boolean> {
  await insertIfAbsent({
    payload,
    collection: 'student-consents',
    data: { student, project, isListed: false },
  })
  const isSame = birthYear === null ? { exists: false } : { equals: birthYear }
  const changed = await conditionalUpdate({
    payload,
    collection: 'student-consents',
    data,
    where: { and: [{ student: { equals: student } }, { birthYear: isSame }] },
  })
  return changed !== null
}
