import type { PayloadRequest, Where } from 'payload'
import { moduleOf } from '#access/modules.ts'
import { idOf } from '#database/idOf.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import type { AccessConfiguration, User } from '#payload-types'

const PAGE_SIZE = 50
const MAX_NAMED = 3

type StaffView = {
  id: string
  name: string
  level: number
  reach: string
  permissions: string
  assigned: string
  isBlocked: boolean
}

/** A page of people the requesting user may read, with a summary of their access, newest first. */
export async function staffWithAccess(
  req: PayloadRequest,
  { where, page }: { where: Where; page: number },
): Promise<{ people: StaffView[]; totalDocs: number; totalPages: number }> {
  const found = await req.payload.find({
    collection: 'users',
    where: { and: [where, { deletedAt: { exists: false } }] },
    sort: '-createdAt',
    limit: PAGE_SIZE,
    page,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const users = found.docs as User[]
  // No access control: only rows of the people just read.
  const { docs } = await req.payload.db.find<AccessConfiguration>({
    collection: 'access-configurations',
    where: { user: { in: users.map(({ id }) => id) } },
    pagination: false,
    limit: PAGE_SIZE,
  })
  const accessByUser = new Map(docs.map((row) => [idOf(row.user), row]))
  const people = users.map((user) => viewOf(user, accessByUser.get(String(user.id))))
  return { people, totalDocs: found.totalDocs, totalPages: found.totalPages }
}

function viewOf(user: User, row: AccessConfiguration | undefined): StaffView {
  return {
    id: String(user.id),
    name: user.name || 'No name',
    level: user.userLevel ?? 0,
    reach: user.phone ?? user.email ?? '–',
    permissions: permissionsOf(row),
    assigned: assignedOf(row),
    isBlocked: Boolean(user.isBlocked),
  }
}

/** Summary of a person's modules, the first three by name. */
export function permissionsOf(row: AccessConfiguration | undefined): string {
  const list = AccessListSchema.safeParse(row?.accessList).data ?? []
  if (list.length === 0) return 'None'
  const labels = list.map(({ id, canEdit }) => `${moduleOf(id)?.label ?? id}${canEdit ? '' : ' (view)'}`)
  const more = labels.length - MAX_NAMED
  return more > 0 ? `${labels.slice(0, MAX_NAMED).join(', ')} and ${more} more` : labels.join(', ')
}

const counted = (list: unknown[] | null | undefined, one: string, many: string): string[] => {
  const count = list?.length ?? 0
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}

/** Summary of the numbers of assigned documents; a dash for none. */
export const assignedOf = (row: AccessConfiguration | undefined): string =>
  [
    ...counted(row?.assignedTestSeries, 'test series', 'test series'),
    ...counted(row?.assignedProducts, 'product', 'products'),
    ...counted(row?.assignedClasses, 'class', 'classes'),
  ].join(', ') || '–'
