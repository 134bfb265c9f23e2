import { adminPath, isBelow } from './adminPath.ts'
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
  /** The module that decided: the one that opens the page, else the one that is missing. */
  module: Module | null
}

/** Pages of the panel that belong to everybody in it. */
const ALWAYS = ['/account', '/login', '/logout', '/logout-inactivity', '/unauthorized']

/** `creates`: the collection that the page makes a document of. */
type Part = { url: string; kind: 'own' | 'shown' | 'editOnly'; creates?: string }

const collectionUrl = (slug: string): string => `/collections/${slug}`

/** The form for a new document: of the modules that add to the collection where there are such, else of its own. */
const addsTo = (module: Module, modules: readonly Module[]): readonly string[] => [
  ...(module.adds ?? []),
  ...module.collections.filter((slug) => !modules.some(({ adds }) => adds?.includes(slug))),
]

const partsOf = (module: Module, modules: readonly Module[]): Part[] => [
  ...module.collections.map((slug): Part => ({ url: collectionUrl(slug), kind: 'own' })),
  ...addsTo(module, modules).map(
    (slug): Part => ({
      url: `${collectionUrl(slug)}/create`,
      kind: 'editOnly',
      ...(module.collections.includes(slug) ? { creates: slug } : {}),
    }),
  ),
  ...(module.shows ?? []).map((slug): Part => ({ url: collectionUrl(slug), kind: 'shown' })),
  ...(module.urls ?? []).map((url): Part => ({ url, kind: 'own' })),
  ...(module.editOnlyUrls ?? []).map((url): Part => ({ url, kind: 'editOnly' })),
]

type Parted = { module: Module; parts: readonly Part[] }

const known = new WeakMap<readonly Module[], readonly Parted[]>()

/** All modules with their parts, the longest address first. Made once for a table, since one page asks hundreds of times. */
function partedOf(modules: readonly Module[]): readonly Parted[] {
  const kept = known.get(modules)
  if (kept) return kept
  const parted = modules.map((module) => ({
    module,
    parts: partsOf(module, modules).toSorted((a, b) => b.url.length - a.url.length),
  }))
  known.set(modules, parted)
  return parted
}

/**
 * The modules a page belongs to; of addresses within one another the longest decides. What a module only shows has no
 * page for experts and franchisees, whose work is elsewhere.
 */
function modulesOf(
  path: string,
  modules: readonly Module[],
  level: number,
): { module: Module; part: Part }[] {
  const found = partedOf(modules).flatMap(({ module, parts }) => {
    const part = parts.find(({ url }) => isBelow(path, url))
    if (part?.kind === 'shown' && level < SUBADMIN_LEVEL) return []
    return part ? [{ module, part }] : []
  })
  const longest = Math.max(...found.map(({ part }) => part.url.length))
  return found.filter(({ part }) => part.url.length === longest)
}

const rightsIn = (part: Part, grant: Grant, isWhole: boolean): { isAllowed: boolean; canEdit: boolean } => ({
  isAllowed: part.kind === 'editOnly' ? grant.canEdit && isWhole : grant.canView,
  canEdit: part.kind !== 'shown' && grant.canEdit && isWhole,
})

const refusalOf = (grant: Grant | undefined): PageReason => {
  if (!grant?.canView) return grant?.reason ?? 'noModule'
  return grant.canEdit ? 'assignedOnly' : 'editOnly'
}

/**
 * Whether a person may open an admin page, whether they may change what is on it, and why (spec 6): the root always;
 * from the admin threshold up everything; others pages of a module in their accessList; edit-only pages need canEdit;
 * pages of no module are denied.
 */
export function pageAccess(person: PersonAccess, url: string, modules: readonly Module[]): PageAccess {
  const path = adminPath(url)
  if (!hasStaffLevel(person.level))
    return { isAllowed: false, canEdit: false, reason: 'notStaff', module: null }
  if (path === '/' || ALWAYS.some((own) => isBelow(path, own)))
    return { isAllowed: true, canEdit: true, reason: 'always', module: null }
  const found = modulesOf(path, modules, person.level)
  if (found.length === 0) {
    const isAdmin = hasAdminLevel(person.level)
    return { isAllowed: isAdmin, canEdit: isAdmin, reason: isAdmin ? 'admin' : 'noModule', module: null }
  }
  const judged = found.map(({ module, part }) => {
    const grant = moduleGrant(person, module)
    // Who works on assigned documents alone adds none.
    const isWhole = !part.creates || collectionGrant(person, part.creates, modules).edit === 'all'
    return { module, grant, ...rightsIn(part, grant, isWhole) }
  })
  const best = judged.find(({ canEdit }) => canEdit) ?? judged.find(({ isAllowed }) => isAllowed)
  if (best) return { isAllowed: true, canEdit: best.canEdit, reason: best.grant.reason, module: best.module }
  const nearest = judged.find(({ grant }) => grant.canView) ?? judged[0]
  return {
    isAllowed: false,
    canEdit: false,
    reason: refusalOf(nearest?.grant),
    module: nearest?.module ?? null,
  }
}
