import { isFeatureShown } from './features.ts'
import type { Module } from './Module.ts'
import type { PersonAccess } from './PersonAccess.ts'
import { hasAdminLevel, levelOf, roleOf, SUBADMIN_LEVEL } from './roles.ts'

export type GrantReason =
  | 'admin'
  | 'byRole'
  | 'listed'
  | 'listedReadOnly'
  | 'readOnlyModule'
  | 'roleTooLow'
  | 'otherRole'
  | 'ownersOnly'
  | 'featureOff'
  | 'featureNotGiven'
  | 'notListed'

export type Grant = { canView: boolean; canEdit: boolean; reason: GrantReason }

const refuse = (reason: GrantReason): Grant => ({ canView: false, canEdit: false, reason })

/** The experts' permissions, for experts only (spec 6). */
const isForExpertsOnly = ({ minimumRole }: Module): boolean => minimumRole === 'expert'
const isExpert = (level: number): boolean => roleOf(level).id === 'expert'

/**
 * Whether a level fits a module: at least its minimum role, or exactly the role expert for the experts'
 * permissions.
 */
export const isForLevel = (module: Module, level: number): boolean =>
  module.minimumRole !== 'owner' &&
  (isForExpertsOnly(module) ? isExpert(level) : level >= levelOf(module.minimumRole))

/** What a person may do in one module, and why (spec 6). */
export function moduleGrant(person: PersonAccess, module: Module): Grant {
  if (module.minimumRole === 'owner') {
    return person.isOwner ? { canView: true, canEdit: true, reason: 'admin' } : refuse('ownersOnly')
  }
  if (person.level < levelOf(module.minimumRole)) return refuse('roleTooLow')
  if (module.feature && person.offFeatures.includes(module.feature)) return refuse('featureOff')
  if (module.feature && !module.isByRole && !isFeatureShown(module.feature, person))
    return refuse('featureNotGiven')
  if (hasAdminLevel(person.level)) return { canView: true, canEdit: true, reason: 'admin' }
  if (module.isByRole) {
    const isOfRole = roleOf(person.level).id === module.minimumRole
    return isOfRole ? { canView: true, canEdit: !module.isReadOnly, reason: 'byRole' } : refuse('otherRole')
  }
  if (isForExpertsOnly(module) && !isExpert(person.level)) return refuse('otherRole')
  const entry = person.accessList.find(({ id }) => id === module.id)
  if (!entry) return refuse('notListed')
  if (module.isReadOnly) return { canView: true, canEdit: false, reason: 'readOnlyModule' }
  return { canView: true, canEdit: entry.canEdit, reason: entry.canEdit ? 'listed' : 'listedReadOnly' }
}

/** Whether assignedData limits what this person sees: only for sub admins (spec 6). */
export const isLimitedToAssigned = (person: PersonAccess): boolean =>
  person.level >= SUBADMIN_LEVEL && !hasAdminLevel(person.level)
