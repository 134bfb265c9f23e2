import type { ROLES } from './roles.ts'

export type RoleId = (typeof ROLES)[number]['id']

/** The part of a sub admin's assignedData that limits the documents of a module (spec 6). */
export type AssignedKind = 'testseries' | 'products' | 'classes'

/** A module of the admin panel: the unit that a permission grants. */
export type Module<Slug extends string = string> = {
  id: string
  label: string
  /** Label and page in the menu, where they differ from the module's own. */
  menu?: { label: string; url?: string }
  group: ModuleGroup
  /** The module of the same group below which the navigation shows it, for people who have both. */
  under?: string
  /** Collections whose documents it grants. */
  collections: readonly Slug[]
  /** Collections whose documents it may show but never change, such as those its own documents refer to. */
  shows?: readonly Slug[]
  /**
   * Collections to which it alone adds documents; the modules that own those collections can then only change
   * them.
   */
  adds?: readonly Slug[]
  /** Grants access to users with exactly this role. */
  people?: RoleId
  /** Pages below /admin in addition to those of its collections. */
  urls?: readonly string[]
  /** Pages only for people who may edit, in addition to each collection's "create" page. */
  editOnlyUrls?: readonly string[]
  /** A read-only permission (spec 6): people who were given it can't edit through it; admins can. */
  isReadOnly?: boolean
  /** The lowest role that may have it. */
  minimumRole: RoleId | 'owner'
  /** Everyone with exactly this role has it; other modules must be in the person's accessList. */
  isByRole?: boolean
  /** The feature switch that turns it off for the whole project. */
  feature?: string
  /** Only assigned documents are visible, even for a person with no assigned documents. */
  isAssignedOnly?: boolean
}

/** Whether the panel has a page for it; a module without pages can be granted but shows nothing yet. */
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
