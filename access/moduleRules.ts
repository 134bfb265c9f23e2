import type { FieldAccess, PayloadRequest, Where } from 'payload'
import { type CollectionGrant, collectionGrant, type Extent } from '#domain/roles/collectionGrant.ts'
import type { AssignedKind } from '#domain/roles/Module.ts'
import { moduleGrant } from '#domain/roles/moduleGrant.ts'
import { type CollectionFacts, factsOf, type Write } from './collectionFacts.ts'
import { anyOf } from './compose.ts'
import { MODULES, moduleOf } from './modules.ts'
import type { Decision, Rule } from './rule.ts'
import { anyone, nobody, ownRecords, published } from './rules.ts'
import { type Viewer, viewerOf } from './viewer.ts'

type Slug = (typeof MODULES)[number]['collections'][number]

/** The column that holds what is assigned, where it is not the document itself. */
const ASSIGNED_BY: Partial<Record<Slug, string>> = {
  'test-papers': 'testSeries',
  lectures: 'class',
  'class-content-summaries': 'class',
}

/** Orders and parcels name all their products in one column, ids between spaces. */
const ordersOf = (ids: readonly string[]): Where => ({
  or: ids.map((id) => ({ productKeys: { contains: ` ${id} ` } })),
})

/** Somebody to whom nothing is assigned has an empty list, which is no refusal. */
const NOTHING: Where = { id: { exists: false } }

function whereAssigned(slug: Slug, ids: readonly string[]): Where {
  if (ids.length === 0) return NOTHING
  return slug === 'orders' || slug === 'shipments'
    ? ordersOf(ids)
    : { [ASSIGNED_BY[slug] ?? 'id']: { in: [...ids] } }
}

const decision = (slug: Slug, extent: Extent): Decision =>
  extent === 'all' ? true : extent === 'none' ? false : whereAssigned(slug, extent.ids)

const grants = new WeakMap<object, Map<string, CollectionGrant>>()

/** Asked many times a request: by every operation, field and menu entry. */
function grantOf(req: PayloadRequest, slug: string): CollectionGrant | null {
  const viewer = viewerOf(req)
  if (!viewer?.isStaff || !req.user) return null
  const known = grants.get(req.user) ?? new Map<string, CollectionGrant>()
  grants.set(req.user, known)
  const grant = known.get(slug) ?? collectionGrant(viewer, slug, MODULES)
  known.set(slug, grant)
  return grant
}

/** Documents of `slug` that a module of the person opens. */
export const viewersOf =
  (slug: Slug): Rule =>
  ({ req }) => {
    const grant = grantOf(req, slug)
    return grant ? decision(slug, grant.view) : false
  }

/** Documents of `slug` that a module of the person lets them change. */
export const editorsOf =
  (slug: Slug): Rule =>
  ({ req }) => {
    const grant = grantOf(req, slug)
    return grant && !viewerOf(req)?.isReadOnly ? decision(slug, grant.edit) : false
  }

/** Somebody who may change all documents, not only assigned ones: those may add and delete. */
const editorsOfAll =
  (slug: Slug): Rule =>
  ({ req }) =>
    grantOf(req, slug)?.edit === 'all' && !viewerOf(req)?.isReadOnly

/** Somebody who may add documents: with the module made for that where there is one. */
function creatorsOf(slug: Slug): Rule {
  const adding = MODULES.filter(({ adds }) => adds?.includes(slug))
  return adding.length > 0 ? anyOf(...adding.map(({ id }) => withModule(id, 'edit'))) : editorsOfAll(slug)
}

/** Fields that only the panel shows, to people a module lets read the collection. */
export const viewersField =
  (slug: Slug): FieldAccess =>
  ({ req }) =>
    (grantOf(req, slug)?.view ?? 'none') !== 'none'

/** Somebody with this module of the registry. */
export const hasModule = (viewer: Viewer | null, id: string, need: 'view' | 'edit' = 'view'): boolean => {
  const module = moduleOf(id)
  if (!viewer?.isStaff || !module) return false
  const grant = moduleGrant(viewer, module)
  return need === 'edit' ? grant.canEdit && !viewer.isReadOnly : grant.canView
}

export const withModule =
  (id: string, need: 'view' | 'edit' = 'view'): Rule =>
  ({ req }) =>
    hasModule(viewerOf(req), id, need)

/** Ids of one kind that narrow what the person sees of `slug`, or null when nothing does. */
export function assignedIn(
  req: PayloadRequest,
  slug: Slug,
): { kind: AssignedKind; ids: readonly string[] } | null {
  const extent = grantOf(req, slug)?.view
  return typeof extent === 'object' ? extent : null
}

type Access = { create: Rule; read: Rule; update: Rule; delete: Rule }

const VISITORS = { all: anyone, published, shown: () => ({ isShown: { equals: true } }) } satisfies Record<
  string,
  Rule
>

/** Whom the facts of the collection let read outside the panel. */
function visitorsOf({ isPublic, owner }: CollectionFacts): Rule {
  const open = isPublic ? VISITORS[isPublic] : nobody
  return owner ? anyOf(open, ownRecords(owner)) : open
}

/**
 * The access of a collection as the module registry and collectionFacts.ts state it: read by whoever has one of its
 * modules and by those people outside the panel whom the facts name, changed by whoever may edit in a module, as far as
 * writing is not left to the server.
 */
export function byModules(slug: Slug): Access {
  const facts = factsOf(slug)
  const visitors = visitorsOf(facts)
  const all = facts.isOwnOnly ? visitors : anyOf(viewersOf(slug), visitors)
  const unlessServer = (write: Write, rule: Rule): Rule =>
    facts.serverWrites?.includes(write) ? nobody : rule
  return {
    create: unlessServer('create', creatorsOf(slug)),
    // Whoever sees assigned documents only does not see the published rest in the panel either.
    read: (args) => (facts.isPublic && assignedIn(args.req, slug) ? viewersOf(slug)(args) : all(args)),
    update: unlessServer('update', editorsOf(slug)),
    delete: unlessServer('delete', editorsOfAll(slug)),
  }
}
