import type { AccessEntry, AssignedData } from './AccessListSchema.ts'

/**
 * Everything on which a person's permissions depend. `level` is that of the session: student after a 4-digit
 * code.
 */
export type PersonAccess = {
  level: number
  isOwner: boolean
  accessList: readonly AccessEntry[]
  /** Feature ids in the person's userAdminConfig. */
  features: readonly string[]
  /** Feature ids that the project has switched off. */
  offFeatures: readonly string[]
  assigned: AssignedData
}

export const NO_ASSIGNED_DATA: AssignedData = { testseries: [], products: [], classes: [] }
