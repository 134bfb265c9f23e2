import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { NO_ASSIGNED_DATA } from '#domain/roles/PersonAccess.ts'
import { givenChanges } from './givenChanges.ts'
import { readGiven } from './readGiven.ts'

const NOTHING = { accessList: [], features: [], assigned: NO_ASSIGNED_DATA }

/** Takes permissions, features and assigned documents from a person; says what there was for the audit log. */
export async function clearAccess(payload: BasePayload, user: string) {
  const before = await readGiven(payload, user)
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
  return givenChanges(before, NOTHING)
}
