import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  type AccessEntry,
  AccessListSchema,
  type AssignedData,
  FeatureListSchema,
} from '#domain/roles/AccessListSchema.ts'
import type { AccessConfiguration } from '#payload-types'

export type GrantedPermissions = {
  accessList: AccessEntry[]
  features: string[]
  assigned: AssignedData
  /** Version for optimistic locking in `setAccess`. */
  version: string | null
}

const ids = (relations: (string | { id: string })[] | null | undefined): string[] =>
  (relations ?? []).flatMap((relation) => idOf(relation) ?? [])

/** The stored access of a person: permissions, features and assigned documents. */
export async function readPermissions(payload: BasePayload, user: string): Promise<GrantedPermissions> {
  const where = { user: { equals: user } }
  const [row, own] = await Promise.all([
    payload.db.findOne<AccessConfiguration>({ collection: 'access-configurations', where }),
    readRow({ payload, collection: 'user-admin-configs', where }),
  ])
  return {
    accessList: AccessListSchema.safeParse(row?.accessList).data ?? [],
    features: FeatureListSchema.safeParse(own?.features).data ?? [],
    assigned: {
      testseries: ids(row?.assignedTestSeries),
      products: ids(row?.assignedProducts),
      classes: ids(row?.assignedClasses),
    },
    version: row?.updatedAt ?? null,
  }
}
