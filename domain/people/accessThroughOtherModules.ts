import { collectionGrant } from '../roles/collectionGrant.ts'
import type { Module } from '../roles/Module.ts'
import { moduleGrant } from '../roles/moduleGrant.ts'
import type { PersonAccess } from '../roles/PersonAccess.ts'
import { SUBADMIN_LEVEL } from '../roles/roles.ts'

/**
 * Lists of a module that are open without it: which, through which other modules, and whether they can be
 * edited there.
 */
export type SharedAccess = { collections: string[]; through: string[]; canEdit: boolean; isWhole: boolean }

/**
 * What a person can open of a module they were not given, because other modules show the same lists; null for
 * nothing. Uses the rules of the panel and the REST API (spec 6), so that the permission picker cannot differ
 * from them.
 */
export function accessThroughOtherModules(
  person: PersonAccess,
  module: Module,
  modules: readonly Module[],
): SharedAccess | null {
  if (moduleGrant(person, module).canView) return null
  const seesShownLists = person.level >= SUBADMIN_LEVEL
  const grantingModules = (slug: string) =>
    modules.filter(
      (other) =>
        (other.collections.includes(slug) || (seesShownLists && other.shows?.includes(slug))) &&
        moduleGrant(person, other).canView,
    )
  const opened = module.collections.flatMap((slug) => {
    const grant = collectionGrant(person, slug, modules)
    const through = grantingModules(slug)
    return grant.view === 'none' || through.length === 0 ? [] : [{ slug, grant, through }]
  })
  if (opened.length === 0) return null
  return {
    collections: opened.map(({ slug }) => slug),
    through: [...new Set(opened.flatMap(({ through }) => through.map(({ label }) => label)))],
    canEdit: opened.some(({ grant }) => grant.edit !== 'none'),
    isWhole: opened.length === module.collections.length && (module.urls ?? []).length === 0,
  }
}

const listed = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/**
 * That access as a sentence: `Without it, payments and refunds can be seen: they come with Orders.`
 * @param listName names a collection as the panel's menu does
 */
export function sharedAccessText(
  { collections, through, canEdit, isWhole }: SharedAccess,
  listName: (slug: string) => string,
): string {
  const what = isWhole ? 'all of this' : listed.format(collections.map(listName))
  const comes = isWhole || collections.length === 1 ? 'it comes' : 'they come'
  return `Without it, ${what} can be ${canEdit ? 'changed' : 'seen'}: ${comes} with ${listed.format(through)}.`
}
