import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { personWhere } from '#domain/people/personWhere.ts'
import { hiddenReach } from '#domain/profile/provenChannel.ts'
import type { User } from '#payload-types'

const MOST = 8

export type FoundStudent = { id: string; name: string; phone: string | null; email: string | null }

type Asked = {
  project: RequestProject
  text: string
  /** Whether whoever asks sees phones and e-mails of people whole. */
  isOpen: boolean
  /** Ids of those to look among; left out, everybody. */
  among?: readonly string[]
}

const hidden = (channel: 'phone' | 'email', to: string | null | undefined, isOpen: boolean): string | null =>
  !to ? null : isOpen ? to : hiddenReach({ channel, to })

/** People of the project whom a phone, an e-mail or a name finds, at most eight; those who are blocked are left out. */
export async function findStudents(
  payload: BasePayload,
  { project, text, isOpen, among }: Asked,
): Promise<FoundStudent[]> {
  const named = personWhere(text)
  if (!named) return []
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { project: { equals: project.id } },
        { isBlocked: { not_equals: true } },
        { deletedAt: { exists: false } },
        named,
        ...(among ? [{ id: { in: [...among] } }] : []),
      ],
    },
    sort: 'name',
    limit: MOST,
    pagination: false,
    select: { name: true, phone: true, email: true },
  })
  return docs.map(({ id, name, phone, email }) => ({
    id: String(id),
    name: name || 'No name',
    phone: hidden('phone', phone, isOpen),
    email: hidden('email', email, isOpen),
  }))
}

/** A person of the project whom something can be sold to. */
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
