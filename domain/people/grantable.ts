import type { Module } from '../roles/Module.ts'
import { levelOf } from '../roles/roles.ts'

/** Modules that an accessList speaks about: not those of owners and not those that come with a role. */
export const isListable = (module: Module): boolean => module.minimumRole !== 'owner' && !module.isByRole

/** Whether somebody of this level can have the module; admins have all and need no list. */
export const isGrantable = (module: Module, level: number): boolean =>
  isListable(module) && module.minimumRole !== 'owner' && level >= levelOf(module.minimumRole)
