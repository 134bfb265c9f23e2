import { isPathBelow } from '../roles/adminPath.ts'
import { collectionGrant } from '../roles/collectionGrant.ts'
import { MODULE_GROUPS, type Module, type ModuleGroup } from '../roles/Module.ts'
import { moduleGrant } from '../roles/moduleGrant.ts'
import type { PersonAccess } from '../roles/PersonAccess.ts'
import { pageAccess } from '../roles/pageAccess.ts'

/** An existing page of the panel; `url` is below /admin. */
export type PanelPage = { url: string; label: string }

/** A page below an entry; `isReadOnly` where the person may edit the entry but only view this page. */
export type NavPage = PanelPage & { isReadOnly?: boolean }
export type NavItem = PanelPage & {
  id: string
  isReadOnly: boolean
  pages: NavPage[]
  /** Ids of modules nested below this one. */
  inner?: string[]
}
export type NavGroup = { label: ModuleGroup; items: NavItem[] }

const DASHBOARD: NavItem = { id: 'dashboard', label: 'Dashboard', url: '/', isReadOnly: false, pages: [] }

/** Label of a page without any other name: `/people/add-users` becomes “Add users”. */
export function labelOfUrl(url: string): string {
  const text = (url.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The pages of a module, the one with its name first. */
function pagesOf(module: Module, existing: readonly PanelPage[]): PanelPage[] {
  const roots = [...(module.urls ?? []), ...(module.editOnlyUrls ?? [])]
  const modulePages = existing.filter(({ url }) => roots.some((root) => isPathBelow(url, root)))
  const lists = module.collections.flatMap(
    (slug) => existing.find(({ url }) => url === `/collections/${slug}`) ?? [],
  )
  const namesake = modulePages.filter(({ label, url }) => label === module.label || url === module.menu?.url)
  // Without duplicates: `editOnlyUrls` may name a list, too.
  return [...new Set([...namesake, ...lists, ...modulePages])]
}

/**
 * Read-only lists of a module (`shows`) that belong to a module nested below it or below its parent, such as the refunds of orders, if the
 * person may view documents in them. Collections that it shows only for relation fields have no entry.
 */
function shownListsOf(
  person: PersonAccess,
  module: Module,
  modules: readonly Module[],
  existing: readonly PanelPage[],
): PanelPage[] {
  const parents = [module.id, module.under].filter(Boolean)
  const isBelow = (slug: string): boolean =>
    modules.some(
      ({ collections, under, feature }) =>
        collections.includes(slug) &&
        parents.includes(under) &&
        !(feature && person.offFeatures.includes(feature)),
    )
  return (module.shows ?? []).flatMap((slug) => {
    const list = existing.find(({ url }) => url === `/collections/${slug}`)
    return list && isBelow(slug) && collectionGrant(person, slug, modules).view !== 'none' ? [list] : []
  })
}

/**
 * A person's navigation: groups of modules with at least one page the person may open. A page is shown once,
 * under the first module that has it, and before one that only shows it; a module that adds none is left out.
 */
export function navigationOf(
  person: PersonAccess,
  modules: readonly Module[],
  existing: readonly PanelPage[],
): NavGroup[] {
  const shown = new Set<string>()
  const open = (pages: PanelPage[]): PanelPage[] =>
    pages.filter(({ url }) => !shown.has(url) && pageAccess(person, url, modules).isAllowed)
  const itemOf = (module: Module): NavItem | null => {
    const grant = moduleGrant(person, module)
    if (!grant.canView) return null
    const pages = open(pagesOf(module, existing))
    const [first] = pages
    if (!first) return null
    for (const { url } of pages) shown.add(url)
    const { id, label, menu } = module
    return {
      id,
      label: menu?.label ?? label,
      url: first.url,
      isReadOnly: !grant.canEdit,
      pages: pages.length > 1 ? pages : [],
    }
  }
  const owned = modules.flatMap((module) => {
    const item = itemOf(module)
    return item ? [{ module, group: module.group, item }] : []
  })
  const found = owned.map(({ module, group, item }) => {
    const lists = open(shownListsOf(person, module, modules, existing))
    for (const { url } of lists) shown.add(url)
    const pages = lists.map((page) => ({ ...page, isReadOnly: !item.isReadOnly }))
    return { group, item: pages.length > 0 ? { ...item, pages: [...pagesBelow(item), ...pages] } : item }
  })
  return MODULE_GROUPS.flatMap((label) => {
    const items = found.filter(({ group }) => group === label).map(({ item }) => item)
    const entries = label === 'Overview' ? [DASHBOARD, ...items] : items
    return entries.length > 0 ? [{ label, items: entries }] : []
  })
}

const pagesBelow = ({ url, label, pages }: NavItem): NavPage[] =>
  pages.length > 0 ? pages : [{ url, label }]

/** The navigation with fewer entries: modules that belong below another entry become its pages. */
export function nestNavigation(groups: readonly NavGroup[], modules: readonly Module[]): NavGroup[] {
  const parents = new Map(modules.map(({ id, under }) => [id, under]))
  return groups.map(({ label, items }) => {
    const parentOf = (item: NavItem) => items.find(({ id }) => id === parents.get(item.id))
    return {
      label,
      items: items
        .filter((item) => !parentOf(item))
        .map((item) => {
          const inner = items.filter((other) => parentOf(other) === item)
          if (inner.length === 0) return item
          const added = inner.flatMap((other) =>
            pagesBelow(other).map((page) => ({ ...page, isReadOnly: other.isReadOnly && !item.isReadOnly })),
          )
          return { ...item, pages: [...pagesBelow(item), ...added], inner: inner.map(({ id }) => id) }
        }),
    }
  })
}

/** The navigation page that `path` is on or below: the one with the longest URL. */
export function currentPage(path: string, groups: readonly NavGroup[]): string | null {
  const urls = groups.flatMap(({ items }) =>
    items.flatMap(({ url, pages }) => [url, ...pages.map((page) => page.url)]),
  )
  if (path === '/') return '/'
  const found = urls.filter((url) => url !== '/' && isPathBelow(path, url))
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null
}
