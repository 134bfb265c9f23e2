import type { Module } from '../roles/Module.ts'
import { isForLevel } from '../roles/moduleGrant.ts'

/** Modules that an accessList may contain: not those of owners and not those included in a role. */
export const isListable = (module: Module): boolean => module.minimumRole !== 'owner' && !module.isByRole

/**
 * Whether a person of this level may have the module; admins have all and need no list. The experts'
 * permissions are for experts only (spec 6).
 */
export const isGrantable = (module: Module, level: number): boolean =>
  isListable(module) && isForLevel(module, level)
