import { adminPath, isPathBelow } from './adminPath.ts'
import { collectionGrant } from './collectionGrant.ts'
import type { Module } from './Module.ts'
import { type Grant, type GrantReason, moduleGrant } from './moduleGrant.ts'
import type { PersonAccess } from './PersonAccess.ts'
import { hasAdminLevel, hasStaffLevel, SUBADMIN_LEVEL } from './roles.ts'

export type PageReason = GrantReason | 'always' | 'notStaff' | 'noModule' | 'editOnly' | 'assignedOnly'

export type PageAccess = {
  isAllowed: boolean
  canEdit: boolean
  reason: PageReason
  /** The deciding module: the one that grants the page, else the one that is missing. */
  module: Module | null
}

/** Pages of the panel that everyone with access to it may open. */
const ALWAYS = ['/account', '/login', '/logout', '/logout-inactivity', '/unauthorized']

/** `creates`: the collection of the document that the page creates. */
type PageRule = { url: string; kind: 'own' | 'shown' | 'editOnly'; creates?: string }

const collectionUrl = (slug: string): string => `/collections/${slug}`

/**
 * Collections whose "create" page a module grants: those it adds to, and its own ones to which no other
 * module adds.
 */
const creatableCollections = (module: Module, modules: readonly Module[]): readonly string[] => [
  ...(module.adds ?? []),
  ...module.collections.filter((slug) => !modules.some(({ adds }) => adds?.includes(slug))),
]

const pageRulesOf = (module: Module, modules: readonly Module[]): PageRule[] => [
  ...module.collections
    .map(collectionUrl)
    .filter((url) => !module.editOnlyUrls?.includes(url))
    .map((url): PageRule => ({ url, kind: 'own' })),
  ...creatableCollections(module, modules).map(
    (slug): PageRule => ({
      url: `${collectionUrl(slug)}/create`,
      kind: 'editOnly',
      ...(module.collections.includes(slug) ? { creates: slug } : {}),
    }),
  ),
  ...(module.shows ?? []).map((slug): PageRule => ({ url: collectionUrl(slug), kind: 'shown' })),
  ...(module.urls ?? []).map((url): PageRule => ({ url, kind: 'own' })),
  ...(module.editOnlyUrls ?? []).map((url): PageRule => ({ url, kind: 'editOnly' })),
]

type ModulePages = { module: Module; parts: readonly PageRule[] }

const cache = new WeakMap<readonly Module[], readonly ModulePages[]>()

/**
 * All modules with their pages, the longest URL first. Cached per module table, since one page needs it
 * hundreds of times.
 */
function pagesByModule(modules: readonly Module[]): readonly ModulePages[] {
  const cached = cache.get(modules)
  if (cached) return cached
  const built = modules.map((module) => ({
    module,
    parts: pageRulesOf(module, modules).toSorted((a, b) => b.url.length - a.url.length),
  }))
  cache.set(modules, built)
  return built
}

/**
 * The modules that a page belongs to; of nested URLs the longest decides. Collections that a module only
 * shows have no page for experts and franchisees, whose work is elsewhere.
 */
function modulesOf(
  path: string,
  modules: readonly Module[],
  level: number,
): { module: Module; part: PageRule }[] {
  const found = pagesByModule(modules).flatMap(({ module, parts }) => {
    const part = parts.find(({ url }) => isPathBelow(path, url))
    if (part?.kind === 'shown' && level < SUBADMIN_LEVEL) return []
    return part ? [{ module, part }] : []
  })
  const longest = Math.max(...found.map(({ part }) => part.url.length))
  return found.filter(({ part }) => part.url.length === longest)
}

const rightsIn = (
  part: PageRule,
  grant: Grant,
  isWhole: boolean,
): { isAllowed: boolean; canEdit: boolean } => ({
  isAllowed: part.kind === 'editOnly' ? grant.canEdit && isWhole : grant.canView,
  canEdit: part.kind !== 'shown' && grant.canEdit && isWhole,
})

const refusalOf = (grant: Grant | undefined): PageReason => {
  if (!grant?.canView) return grant?.reason ?? 'noModule'
  return grant.canEdit ? 'assignedOnly' : 'editOnly'
}

/**
 * Whether a person may open an admin page, whether they may edit there, and why (spec 6): the root is always
 * open; from the admin threshold up everything; for others the pages of modules in their accessList;
 * edit-only pages require canEdit; pages without a module are denied.
 */
export function pageAccess(person: PersonAccess, url: string, modules: readonly Module[]): PageAccess {
  const path = adminPath(url)
  if (!hasStaffLevel(person.level))
    return { isAllowed: false, canEdit: false, reason: 'notStaff', module: null }
  if (path === '/' || ALWAYS.some((prefix) => isPathBelow(path, prefix)))
    return { isAllowed: true, canEdit: true, reason: 'always', module: null }
  const found = modulesOf(path, modules, person.level)
  if (found.length === 0) {
    const isAdmin = hasAdminLevel(person.level)
    return { isAllowed: isAdmin, canEdit: isAdmin, reason: isAdmin ? 'admin' : 'noModule', module: null }
  }
  const decisions = found.map(({ module, part }) => {
    const grant = moduleGrant(person, module)
    // A person limited to assigned documents can't create any.
    const isWhole = !part.creates || collectionGrant(person, part.creates, modules).edit === 'all'
    return { module, grant, ...rightsIn(part, grant, isWhole) }
  })
  const best = decisions.find(({ canEdit }) => canEdit) ?? decisions.find(({ isAllowed }) => isAllowed)
  if (best) return { isAllowed: true, canEdit: best.canEdit, reason: best.grant.reason, module: best.module }
  const nearest = decisions.find(({ grant }) => grant.canView) ?? decisions[0]
  return {
    isAllowed: false,
    canEdit: false,
    reason: refusalOf(nearest?.grant),
    module: nearest?.module ?? null,
  }
}
