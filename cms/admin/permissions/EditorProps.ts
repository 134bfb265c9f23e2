import type { AccessEntry, AssignedData } from '#domain/roles/AccessListSchema.ts'
import type { ModuleGroup } from '#domain/roles/Module.ts'

/** Permissions of a person as stored; `version` guards against concurrent edits. */
export type StoredPermissions = {
  accessList: AccessEntry[]
  features: string[]
  assigned: AssignedData
  version: string | null
}

export type ShownModule = {
  id: string
  label: string
  /** Short description of what it opens. */
  text: string
  group: ModuleGroup
  feature: string | null
  isReadOnly: boolean
  /** False for a module that can be granted but has no pages yet. */
  hasPages: boolean
  /** Lowest role that may have the module, when the person's role is too low; else null. */
  lowestRole: string | null
  /** Whether only `lowestRole` may have it, not higher roles. */
  isForOneRole: boolean
}

export type EditorProps = {
  user: string
  level: number
  project: string | null
  given: StoredPermissions
  /** Titles of assigned documents by id. */
  titles: Record<string, string>
  modules: ShownModule[]
  features: { id: string; label: string; isOff: boolean }[]
  /** Id of the initially applied, unsaved preset. */
  start?: string
  presets: { id: string; label: string; text: string; list: AccessEntry[] }[]
  isReadOnly: boolean
}
