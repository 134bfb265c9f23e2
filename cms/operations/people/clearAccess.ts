import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { NO_ASSIGNED_DATA } from '#domain/roles/PersonAccess.ts'
import { permissionChanges } from './permissionChanges.ts'
import { readPermissions } from './readPermissions.ts'

const NO_ACCESS = { accessList: [], features: [], assigned: NO_ASSIGNED_DATA }

/** Removes a person's permissions, features and assigned documents. Returns the changes for the audit log. */
export async function clearAccess(payload: BasePayload, user: string) {
  const before = await readPermissions(payload, user)
  const where = { user: { equals: user } }
  if (before.version !== null) {
    await payload.update({
      collection: 'access-configurations',
      where,
      data: { accessList: [], assignedTestSeries: [], assignedProducts: [], assignedClasses: [] },
      depth: 0,
      overrideAccess: true,
      context: { skipAudit: true },
    })
  }
  await conditionalUpdate({ payload, collection: 'user-admin-configs', where, data: { features: [] } })
  return permissionChanges(before, NO_ACCESS)
}
