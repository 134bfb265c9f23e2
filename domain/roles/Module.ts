import type { ROLES } from './roles.ts'

export type RoleId = (typeof ROLES)[number]['id']

/** What of a sub admin's assignedData narrows the documents of a module (spec 6). */
export type AssignedKind = 'testseries' | 'products' | 'classes'

/** One module of the admin panel: what a permission grants. */
export type Module<Slug extends string = string> = {
  id: string
  label: string
  /** What the menu calls it, and the page it opens there, where its name alone is not what people look for. */
  menu?: { label: string; url?: string }
  group: ModuleGroup
  /** The module of the same group below which the navigation shows it, for whoever has both. */
  under?: string
  /** Whose documents it opens. */
  collections: readonly Slug[]
  /** Collections whose documents it may show but never change, such as what others of its documents point to. */
  shows?: readonly Slug[]
  /** Collections whose documents it adds, which the modules they belong to then only change. */
  adds?: readonly Slug[]
  /** Opens the people of this very role among the users. */
  people?: RoleId
  /** Pages below /admin besides those of its collections. */
  urls?: readonly string[]
  /** Pages only for people who may edit, besides each collection's own "create". */
  editOnlyUrls?: readonly string[]
  /** A read-only permission (spec 6): whoever was given it never edits through it; admins do. */
  isReadOnly?: boolean
  /** The lowest role that may have it. */
  minimumRole: RoleId | 'owner'
  /** Everybody of this very role has it; other modules must be in the person's accessList. */
  isByRole?: boolean
  /** The switch that turns it off for the whole project. */
  feature?: string
  /** The documents are only the assigned ones, even for somebody to whom nothing is assigned. */
  isAssignedOnly?: boolean
}

/** Whether the panel has a page for it; without one it can be granted already and shows nothing. */
export const hasPages = ({ collections, urls = [], editOnlyUrls = [] }: Module): boolean =>
  collections.length + urls.length + editOnlyUrls.length > 0

export const MODULE_GROUPS = [
  'Overview',
  'Learning',
  'Shop',
  'People',
  'Site',
  'Settings',
  'Platform',
] as const
export type ModuleGroup = (typeof MODULE_GROUPS)[number]
