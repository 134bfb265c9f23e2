import type { CollectionSlug } from 'payload'
import { collectionFacts, STAFF_OPERATIONS, type Write } from '#access/collectionFacts.ts'
import { INTERNAL_COLLECTIONS, MODULES } from '#access/modules.ts'
import { collectionGrant, type Extent } from '#domain/roles/collectionGrant.ts'
import { moduleGrant } from '#domain/roles/moduleGrant.ts'
import type { PersonAccess } from '#domain/roles/PersonAccess.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'

/** Access to a collection: to all documents, to some (possibly none), or forbidden. */
export type Reach = 'all' | 'some' | 'none'
/** Access by operation; `form`: whether the panel offers to add a document. */
export type Reaches = Record<'read' | 'form' | Write, Reach>

const NOWHERE: Reaches = { read: 'none', form: 'none', create: 'none', update: 'none', delete: 'none' }

const reachOf = (extent: Extent): Reach => (typeof extent === 'object' ? 'some' : extent)
const wider = (one: Reach, other: Reach): Reach =>
  [one, other].includes('all') ? 'all' : [one, other].includes('some') ? 'some' : 'none'

/** Whether a person has a module of the registry. */
export const hasModule = (access: PersonAccess | null, id: string, need: 'canView' | 'canEdit'): boolean =>
  access !== null && MODULES.some((module) => module.id === id && moduleGrant(access, module)[need])

/** The access to a collection that a person's modules give, including modules for the people of one role. */
function ofModules(access: PersonAccess, slug: CollectionSlug) {
  const grant = collectionGrant(access, slug, MODULES)
  const partly = (need: 'canView' | 'canEdit'): Reach =>
    slug === 'users' && MODULES.some(({ id, people }) => people && hasModule(access, id, need))
      ? 'some'
      : 'none'
  return {
    view: wider(reachOf(grant.view), partly('canView')),
    edit: wider(reachOf(grant.edit), partly('canEdit')),
    isNarrowed: reachOf(grant.view) === 'some',
  }
}

function readOf(access: PersonAccess | null, slug: CollectionSlug, isReadOnly: boolean): Reach {
  const { isPublic, owner, isOwnOnly, isForEditors } = collectionFacts(slug)
  const panel = access ? ofModules(access, slug) : null
  if (isForEditors) return panel && !isReadOnly ? panel.edit : 'none'
  const outside: Reach = isPublic ? 'all' : owner && access ? 'some' : 'none'
  if (isPublic && panel?.isNarrowed) return 'some'
  return isOwnOnly || !panel ? outside : wider(outside, panel.view)
}

function writeOf(access: PersonAccess | null, slug: CollectionSlug, write: Write): Reach {
  if (!access || collectionFacts(slug).serverWrites?.includes(write)) return 'none'
  const { edit } = ofModules(access, slug)
  if (write === 'update') return edit
  const adding = write === 'create' ? MODULES.filter(({ adds }) => adds?.includes(slug)) : []
  if (adding.length > 0) return adding.some(({ id }) => hasModule(access, id, 'canEdit')) ? 'all' : 'none'
  return edit === 'all' ? 'all' : 'none'
}

/**
 * What a person may do with other people's published documents in a collection of their project, by module registry, collection
 * facts and level. A read-only session may write as little as an anonymous visitor.
 */
export function expectedOf(slug: CollectionSlug, access: PersonAccess | null, isReadOnly = false): Reaches {
  if ((INTERNAL_COLLECTIONS as readonly string[]).includes(slug)) return NOWHERE
  const writer = isReadOnly ? null : access
  if (slug.startsWith('payload-')) {
    const outsidePanel = (operation: 'read' | Write, by: PersonAccess | null): Reach =>
      by && hasStaffLevel(by.level) && STAFF_OPERATIONS[slug]?.includes(operation) ? 'some' : 'none'
    return {
      read: outsidePanel('read', access),
      form: outsidePanel('create', writer),
      create: outsidePanel('create', writer),
      update: outsidePanel('update', writer),
      delete: outsidePanel('delete', writer),
    }
  }
  const form = writeOf(writer, slug, 'create')
  return {
    read: readOf(access, slug, isReadOnly),
    form,
    create: collectionFacts(slug).isNeverKept ? 'none' : form,
    update: writeOf(writer, slug, 'update'),
    delete: writeOf(writer, slug, 'delete'),
  }
}
