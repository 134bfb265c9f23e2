import type { AccessEntry, AssignedData } from './AccessListSchema.ts'

/** Everything a decision about somebody's rights depends on. `level` is that of the session: learner for 4-digit codes. */
export type PersonAccess = {
  level: number
  isOwner: boolean
  accessList: readonly AccessEntry[]
  /** Feature ids of the person's userAdminConfig. */
  features: readonly string[]
  /** Feature ids that the project switched off. */
  offFeatures: readonly string[]
  assigned: AssignedData
}

export const NO_ASSIGNED_DATA: AssignedData = { testseries: [], products: [], classes: [] }
