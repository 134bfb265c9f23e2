import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { personWhere } from '#domain/people/personWhere.ts'
import { maskContact } from '#domain/profile/provenChannel.ts'
import type { User } from '#payload-types'

const MAX_RESULTS = 8

export type FoundStudent = { id: string; name: string; phone: string | null; email: string | null }

type Search = {
  project: RequestProject
  text: string
  /** Whether phones and e-mails are shown unmasked. */
  isOpen: boolean
  /** Ids to search among; everybody by default. */
  among?: readonly string[]
}

const masked = (channel: 'phone' | 'email', to: string | null | undefined, isOpen: boolean): string | null =>
  !to ? null : isOpen ? to : maskContact({ channel, to })

/** Up to eight people of the project by phone, e-mail or name, without blocked and deleted ones. */
export async function findStudents(
  payload: BasePayload,
  { project, text, isOpen, among }: Search,
): Promise<FoundStudent[]> {
  const personCondition = personWhere(text)
  if (!personCondition) return []
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { project: { equals: project.id } },
        { isBlocked: { not_equals: true } },
        { deletedAt: { exists: false } },
        personCondition,
        ...(among ? [{ id: { in: [...among] } }] : []),
      ],
    },
    sort: 'name',
    limit: MAX_RESULTS,
    pagination: false,
    select: { name: true, phone: true, email: true },
  })
  return docs.map(({ id, name, phone, email }) => ({
    id: String(id),
    name: name || 'No name',
    phone: masked('phone', phone, isOpen),
    email: masked('email', email, isOpen),
  }))
}

/** A person of the project to whom staff can sell; null when blocked, deleted or unknown. */
export async function studentOf(
  payload: BasePayload,
  project: RequestProject,
  id: string,
): Promise<User | null> {
  const user = await readRow({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: id } }, { project: { equals: project.id } }] },
  })
  return user && !user.deletedAt && !user.isBlocked ? user : null
}
