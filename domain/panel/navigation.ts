import { isBelow } from '../roles/adminPath.ts'
import { MODULE_GROUPS, type Module, type ModuleGroup } from '../roles/Module.ts'
import { moduleGrant } from '../roles/moduleGrant.ts'
import type { PersonAccess } from '../roles/PersonAccess.ts'
import { pageAccess } from '../roles/pageAccess.ts'

/** A page of the panel that exists; `url` as below /admin. */
export type PanelPage = { url: string; label: string }

/** A page below an entry; marked where it can only be looked at and the entry can be changed. */
export type NavPage = PanelPage & { isReadOnly?: boolean }
export type NavItem = PanelPage & {
  id: string
  isReadOnly: boolean
  pages: NavPage[]
  /** The modules that stand below this one. */
  inner?: string[]
}
export type NavGroup = { label: ModuleGroup; items: NavItem[] }

const DASHBOARD: NavItem = { id: 'dashboard', label: 'Dashboard', url: '/', isReadOnly: false, pages: [] }

/** `/people/add-users` is called “Add users” when nothing else names it. */
export function labelOfUrl(url: string): string {
  const words = (url.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The pages a module leads to, the one that carries its name first. */
function pagesOf(module: Module, existing: readonly PanelPage[]): PanelPage[] {
  const roots = [...(module.urls ?? []), ...(module.editOnlyUrls ?? [])]
  const own = existing.filter(({ url }) => roots.some((root) => isBelow(url, root)))
  const lists = module.collections.flatMap(
    (slug) => existing.find(({ url }) => url === `/collections/${slug}`) ?? [],
  )
  const namesake = own.filter(({ label, url }) => label === module.label || url === module.menu?.url)
  return [...namesake, ...lists, ...own.filter((page) => !namesake.includes(page))]
}

/**
 * The navigation of one person: groups of modules that lead somewhere they may go. A page shows once, under the first
 * module that has it; a module that adds none shows nothing.
 */
export function navigationOf(
  person: PersonAccess,
  modules: readonly Module[],
  existing: readonly PanelPage[],
): NavGroup[] {
  const taken = new Set<string>()
  const itemOf = (module: Module): NavItem | null => {
    const grant = moduleGrant(person, module)
    if (!grant.canView) return null
    const pages = pagesOf(module, existing).filter(
      ({ url }) => !taken.has(url) && pageAccess(person, url, modules).isAllowed,
    )
    const [first] = pages
    if (!first) return null
    for (const { url } of pages) taken.add(url)
    const { id, label, menu } = module
    return {
      id,
      label: menu?.label ?? label,
      url: first.url,
      isReadOnly: !grant.canEdit,
      pages: pages.length > 1 ? pages : [],
    }
  }
  const found = modules.flatMap((module) => {
    const item = itemOf(module)
    return item ? [{ group: module.group, item }] : []
  })
  return MODULE_GROUPS.flatMap((label) => {
    const items = found.filter(({ group }) => group === label).map(({ item }) => item)
    const all = label === 'Overview' ? [DASHBOARD, ...items] : items
    return all.length > 0 ? [{ label, items: all }] : []
  })
}

const pagesBelow = ({ url, label, pages }: NavItem): NavPage[] =>
  pages.length > 0 ? pages : [{ url, label }]

/** The same navigation with fewer entries: what belongs below another entry stands among its pages. */
export function nested(groups: readonly NavGroup[], modules: readonly Module[]): NavGroup[] {
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

/** The page of the navigation that `path` is on or below: the one with the longest address. */
export function currentPage(path: string, groups: readonly NavGroup[]): string | null {
  const urls = groups.flatMap(({ items }) =>
    items.flatMap(({ url, pages }) => [url, ...pages.map((page) => page.url)]),
  )
  if (path === '/') return '/'
  const found = urls.filter((url) => url !== '/' && isBelow(path, url))
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null
}
