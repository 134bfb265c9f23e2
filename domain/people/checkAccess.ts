import type { AccessEntry } from '../roles/AccessListSchema.ts'
import { FEATURES } from '../roles/features.ts'
import type { Module } from '../roles/Module.ts'
import { isGrantable } from './grantable.ts'

type RequestedAccess = { accessList: readonly AccessEntry[]; features: readonly string[] }
type Checked =
  | { ok: true; accessList: AccessEntry[]; features: string[] }
  | { ok: false; reason: 'unknownModule' | 'unknownFeature' | 'roleTooLow'; what: string }

/**
 * An accessList and features in stored form for a person of a level: only existing modules that the level may
 * have, in the order of the registry, no edit permission for read-only modules, and the features that the
 * modules require.
 */
export function checkAccess(requested: RequestedAccess, level: number, modules: readonly Module[]): Checked {
  const unknown = requested.accessList.find(({ id }) => !modules.some((module) => module.id === id))
  if (unknown) return { ok: false, reason: 'unknownModule', what: unknown.id }
  const featureIds: readonly string[] = FEATURES.map(({ id }) => id)
  const unknownFeature = requested.features.find((id) => !featureIds.includes(id))
  if (unknownFeature) return { ok: false, reason: 'unknownFeature', what: unknownFeature }
  const granted = modules.filter(({ id }) => requested.accessList.some((entry) => entry.id === id))
  const tooHigh = granted.find((module) => !isGrantable(module, level))
  if (tooHigh) return { ok: false, reason: 'roleTooLow', what: tooHigh.label }
  return {
    ok: true,
    accessList: granted.map((module) => ({
      id: module.id,
      canEdit:
        !module.isReadOnly && requested.accessList.some((entry) => entry.id === module.id && entry.canEdit),
    })),
    features: featureIds.filter(
      (id) => requested.features.includes(id) || granted.some(({ feature }) => feature === id),
    ),
  }
}
