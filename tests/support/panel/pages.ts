import { MODULES } from '#access/modules.ts'
import { ADMIN_VIEWS } from '#cms/admin/views.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import type { Module } from '#domain/roles/Module.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import { levelOf } from '#domain/roles/roles.ts'

/** Views that the panel shows in place of the requested page. */
const STAND_INS = ['/choose-project', '/no-access', '/new-document']

/** Titles of our own admin views by path. */
export const VIEW_TITLES = new Map(
  Object.values(ADMIN_VIEWS).flatMap(({ path, meta }) =>
    path && !STAND_INS.includes(path) ? [[path as string, String(meta?.title)] as const] : [],
  ),
)

const list = (slug: string) => `/collections/${slug}`
const form = (slug: string) => `/collections/${slug}/create`

/** Paths of our own admin views, of settings (spec 2), and of the lists and forms of every module. */
export const PAGES: readonly string[] = [
  ...new Set([
    ...VIEW_TITLES.keys(),
    '/portal-settings',
    '/settings/admin-config',
    ...MODULES.flatMap(({ collections }) => collections.flatMap((slug) => [list(slug), form(slug)])),
  ]),
]

/** Paths of the pages that a module opens, including those that need permission to edit. */
export const pagesOf = ({
  collections,
  shows = [],
  adds = [],
  urls = [],
  editOnlyUrls = [],
}: Module): string[] => {
  const named = [
    ...urls,
    ...editOnlyUrls,
    ...collections.flatMap((slug) => [list(slug), form(slug)]),
    ...adds.map(form),
    ...shows.map(list),
  ]
  return named.filter((path) => PAGES.includes(path))
}

/** The access of a person at `level` with `permissions` such as `pages:edit`, and with the features of those modules. */
export const personWith = (level: number, permissions: string[] = []): PersonAccess => ({
  level,
  isOwner: level === 1000,
  accessList: AccessListSchema.parse(
    permissions.map((text) => ({ id: text.split(':')[0], canEdit: text.endsWith(':edit') })),
  ),
  features: MODULES.flatMap(({ id, feature }) =>
    feature && permissions.some((text) => text.startsWith(`${id}:`)) ? [feature] : [],
  ),
  offFeatures: [],
  assigned: NO_ASSIGNED_DATA,
})

/** The access of a person at the lowest level of a module's audience who has this module alone. */
export function personOf({ id, minimumRole }: Module, canEdit: boolean): PersonAccess {
  const isBelow = minimumRole === 'expert' || minimumRole === 'franchise'
  return personWith(levelOf(isBelow ? minimumRole : 'subadmin'), [`${id}:${canEdit ? 'edit' : 'view'}`])
}
