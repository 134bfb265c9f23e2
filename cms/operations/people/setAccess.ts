import type { PayloadRequest } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { AccessEntry, AssignedData } from '#domain/roles/AccessListSchema.ts'
import type { AccessConfiguration, User, UserAdminConfig } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { personTitle } from './findPerson.ts'
import { permissionChanges } from './permissionChanges.ts'
import { type GrantedPermissions, readPermissions } from './readPermissions.ts'

type Access = { accessList: AccessEntry[]; features: string[]; assigned: AssignedData }

/**
 * Saves a person's access if `version` is still current; effective from their next request. Null when somebody else has saved in between.
 * The caller has checked the assigned documents (areAssignable.ts).
 */
export async function setAccess(
  req: PayloadRequest,
  person: User,
  { access, version, now }: { access: Access; version: string | null; now: Date },
): Promise<GrantedPermissions | null> {
  const { payload } = req
  const user = String(person.id)
  const before = await readPermissions(payload, user)
  if (before.version !== version) return null
  const row = await claimRow(req, person, version, now)
  if (!row) return null
  // The caller has checked permission; the collection cannot be written by anybody directly.
  await payload.update({
    collection: 'access-configurations',
    id: row,
    data: {
      accessList: access.accessList,
      assignedTestSeries: access.assigned.testseries,
      assignedProducts: access.assigned.products,
      assignedClasses: access.assigned.classes,
    },
    depth: 0,
    overrideAccess: true,
    context: { skipAudit: true },
    req,
  })
  await setFeatures(req, person, access.features)
  const after = await readPermissions(payload, user)
  await record(req, person, before, after, now)
  return after
}

/** Claims the write for one of several callers with the same version: the row's id, or null for the others. */
async function claimRow(
  { payload }: PayloadRequest,
  person: User,
  version: string | null,
  now: Date,
): Promise<string | null> {
  const seen = version === null ? 0 : Date.parse(version)
  const updatedAt = new Date(Math.max(now.getTime(), seen + 1)).toISOString()
  const user = String(person.id)
  const claimed =
    version === null
      ? await insertIfAbsent({
          payload,
          collection: 'access-configurations',
          data: { user, project: idOf(person.project), accessList: [] },
        })
      : await conditionalUpdate({
          payload,
          collection: 'access-configurations',
          where: { and: [{ user: { equals: user } }, { updatedAt: { equals: version } }] },
          data: { updatedAt } satisfies Partial<AccessConfiguration>,
        })
  return claimed ? String(claimed.id) : null
}

async function setFeatures({ payload }: PayloadRequest, person: User, features: string[]): Promise<void> {
  const user = String(person.id)
  const data = { features: features as UserAdminConfig['features'] }
  const collection = 'user-admin-configs'
  const update = () => conditionalUpdate({ payload, collection, where: { user: { equals: user } }, data })
  const own = { user, project: idOf(person.project), ...data }
  // Insert a missing row; if a concurrent call inserted it first, update that one.
  if (!(await update()) && !(await insertIfAbsent({ payload, collection, data: own }))) await update()
}

async function record(
  req: PayloadRequest,
  person: User,
  before: GrantedPermissions,
  after: GrantedPermissions,
  now: Date,
): Promise<void> {
  await recordAudit(req, {
    action: 'access',
    entity: 'users',
    entityId: String(person.id),
    entityTitle: personTitle(person),
    summary: `Changed the permissions of "${personTitle(person)}"`,
    changes: permissionChanges(before, after),
    project: idOf(person.project),
    now,
  })
}
