import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { AccessListSchema, FeatureListSchema } from '#domain/roles/AccessListSchema.ts'
import { NO_ASSIGNED_DATA } from '#domain/roles/PersonAccess.ts'
import { hasAdminLevel, hasStaffLevel } from '#domain/roles/roles.ts'
import type { AccessConfiguration, User } from '#payload-types'
import { type GivenAccess, NO_ACCESS } from '../viewer.ts'
import { offFeaturesOf } from './offFeatures.ts'

const idsOf = (relations: (string | { id: string })[] | null | undefined): string[] =>
  (relations ?? []).flatMap((relation) => idOf(relation) ?? [])

/**
 * What was given to a member of staff: read anew on every request, so that a change counts from the next one on. Admins
 * need no list (spec 6); only the project's switches concern them.
 */
export async function readAccess(
  payload: BasePayload,
  user: User,
  project: string | null,
): Promise<GivenAccess> {
  if (!hasStaffLevel(user.userLevel)) return NO_ACCESS
  const offFeatures = project ? await offFeaturesOf(payload, project) : []
  if (hasAdminLevel(user.userLevel)) return { ...NO_ACCESS, offFeatures }
  const where = { user: { equals: user.id } }
  const [given, own] = await Promise.all([
    payload.db.findOne<AccessConfiguration>({ collection: 'access-configurations', where }),
    readRow({ payload, collection: 'user-admin-configs', where }),
  ])
  return {
    accessList: AccessListSchema.safeParse(given?.accessList).data ?? [],
    features: FeatureListSchema.safeParse(own?.features).data ?? [],
    offFeatures,
    assigned: given
      ? {
          testseries: idsOf(given.assignedTestSeries),
          products: idsOf(given.assignedProducts),
          classes: idsOf(given.assignedClasses),
        }
      : NO_ASSIGNED_DATA,
  }
}
