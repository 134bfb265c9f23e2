import type { PayloadRequest } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Person } from '#domain/people/changeRules.ts'
import type { User } from '#payload-types'

/** A person the requesting user may read, as stored; null otherwise, as if they did not exist. */
export async function findPerson(req: PayloadRequest, user: string): Promise<User | null> {
  const seen = await req.payload.findByID({
    collection: 'users',
    id: user,
    depth: 0,
    select: { uid: true },
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!seen) return null
  const row = await readRow({ payload: req.payload, collection: 'users', where: { id: { equals: user } } })
  return row && !row.deletedAt ? row : null
}

/** The fields of a person that the rules for changing people need. */
export const toPerson = (user: User): Person => ({
  id: String(user.id),
  level: user.userLevel ?? 0,
  hasProject: idOf(user.project) !== null,
})

/** A person's name in texts of the panel. */
export const personTitle = ({ name, phone, email }: User): string => name || phone || email || 'No name'
