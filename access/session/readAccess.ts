import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { AccessListSchema, FeatureListSchema } from '#domain/roles/AccessListSchema.ts'
import { NO_ASSIGNED_DATA } from '#domain/roles/PersonAccess.ts'
import { hasAdminLevel, hasStaffLevel } from '#domain/roles/roles.ts'
import type { AccessConfiguration, User } from '#payload-types'
import { type GrantedAccess, NO_ACCESS } from '../viewer.ts'
import { disabledFeaturesOf } from './disabledFeatures.ts'

const idsOf = (relations: (string | { id: string })[] | null | undefined): string[] =>
  (relations ?? []).flatMap((relation) => idOf(relation) ?? [])

/**
 * Permissions of a staff member: read again on every request, so that a change applies from the next one.
 * Admins need no list (spec 6); only the project's switches apply to them.
 */
export async function readAccess(
  payload: BasePayload,
  user: User,
  project: string | null,
): Promise<GrantedAccess> {
  if (!hasStaffLevel(user.userLevel)) return NO_ACCESS
  const offFeatures = project ? await disabledFeaturesOf(payload, project) : []
  if (hasAdminLevel(user.userLevel)) return { ...NO_ACCESS, offFeatures }
  const where = { user: { equals: user.id } }
  const [configuration, adminConfig] = await Promise.all([
    payload.db.findOne<AccessConfiguration>({ collection: 'access-configurations', where }),
    readRow({ payload, collection: 'user-admin-configs', where }),
  ])
  return {
    accessList: AccessListSchema.safeParse(configuration?.accessList).data ?? [],
    features: FeatureListSchema.safeParse(adminConfig?.features).data ?? [],
    offFeatures,
    assigned: configuration
      ? {
          testseries: idsOf(configuration.assignedTestSeries),
          products: idsOf(configuration.assignedProducts),
          classes: idsOf(configuration.assignedClasses),
        }
      : NO_ASSIGNED_DATA,
  }
}
