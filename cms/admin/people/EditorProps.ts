import type { AccessEntry, AssignedData } from '#domain/roles/AccessListSchema.ts'
import type { ModuleGroup } from '#domain/roles/Module.ts'

/** What was given to a person, as it is stored; `version` names that state. */
export type ShownGiven = {
  accessList: AccessEntry[]
  features: string[]
  assigned: AssignedData
  version: string | null
}

export type ShownModule = {
  id: string
  label: string
  /** What it opens, in plain words. */
  text: string
  group: ModuleGroup
  feature: string | null
  isReadOnly: boolean
  /** False: it can be given already, and opens nothing yet. */
  hasPages: boolean
  /** The lowest role that can have it, when the person's is too low. */
  lowestRole: string | null
  /** No higher role has it either. */
  isForOneRole: boolean
}

export type EditorProps = {
  user: string
  level: number
  project: string | null
  given: ShownGiven
  /** Titles of assigned documents by id. */
  titles: Record<string, string>
  modules: ShownModule[]
  features: { id: string; label: string; isOff: boolean }[]
  /** The preset that is chosen to begin with, not yet saved. */
  start?: string
  presets: { id: string; label: string; text: string; list: AccessEntry[] }[]
  isReadOnly: boolean
}
