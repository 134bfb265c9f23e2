import type { AccessEntry } from '../roles/AccessListSchema.ts'
import { FEATURES } from '../roles/features.ts'
import type { Module } from '../roles/Module.ts'
import { isGrantable } from './grantable.ts'

type Given = { accessList: readonly AccessEntry[]; features: readonly string[] }
type Checked =
  | { ok: true; accessList: AccessEntry[]; features: string[] }
  | { ok: false; reason: 'unknownModule' | 'unknownFeature' | 'roleTooLow'; what: string }

/**
 * An accessList and features as they are stored for somebody of a level: only what exists and the level can have,
 * modules in the order of the registry, no edit where nobody edits, and the features of the modules with them.
 */
export function checkAccess(given: Given, level: number, modules: readonly Module[]): Checked {
  const unknown = given.accessList.find(({ id }) => !modules.some((module) => module.id === id))
  if (unknown) return { ok: false, reason: 'unknownModule', what: unknown.id }
  const known: readonly string[] = FEATURES.map(({ id }) => id)
  const foreign = given.features.find((id) => !known.includes(id))
  if (foreign) return { ok: false, reason: 'unknownFeature', what: foreign }
  const granted = modules.filter(({ id }) => given.accessList.some((entry) => entry.id === id))
  const tooHigh = granted.find((module) => !isGrantable(module, level))
  if (tooHigh) return { ok: false, reason: 'roleTooLow', what: tooHigh.label }
  return {
    ok: true,
    accessList: granted.map((module) => ({
      id: module.id,
      canEdit:
        !module.isReadOnly && given.accessList.some((entry) => entry.id === module.id && entry.canEdit),
    })),
    features: known.filter(
      (id) => given.features.includes(id) || granted.some(({ feature }) => feature === id),
    ),
  }
}
