import type { FieldAccess, PayloadRequest, Where } from 'payload'
import { type CollectionGrant, collectionGrant, type Extent } from '#domain/roles/collectionGrant.ts'
import type { AssignedKind } from '#domain/roles/Module.ts'
import { moduleGrant } from '#domain/roles/moduleGrant.ts'
import { type CollectionFacts, collectionFacts, type Write } from './collectionFacts.ts'
import { anyOf } from './compose.ts'
import { MODULES, moduleOf } from './modules.ts'
import type { Decision, Rule } from './rule.ts'
import { anyone, nobody, ownRecords, published } from './rules.ts'
import { type Viewer, viewerOf } from './viewer.ts'

type Slug = (typeof MODULES)[number]['collections'][number]

/** The column with the assigned id, where it is not the document's own id. */
const ASSIGNED_BY: Partial<Record<Slug, string>> = {
  'test-papers': 'testSeries',
  'test-user-attempts': 'testSeries',
  accommodations: 'testSeries',
  lectures: 'class',
  'assignment-submissions': 'class',
  'live-meet-sessions': 'class',
  'live-attendances': 'class',
  'live-class-chatrooms': 'class',
  'class-content-summaries': 'class',
}

/** Orders and parcels have the ids of all their products in one column, separated by spaces. */
const ordersOf = (ids: readonly string[]): Where => ({
  or: ids.map((id) => ({ productKeys: { contains: ` ${id} ` } })),
})

/** With nothing assigned, a person gets an empty list instead of a refusal. */
const NO_DOCUMENTS: Where = { id: { exists: false } }

/** The column with the author, in the question bank: sub admins see their own documents besides assigned ones. */
const AUTHOR_COLUMNS: Partial<Record<Slug, string>> = {
  questions: 'author',
  'question-files': 'author',
  'question-imports': 'owner',
}

/** Questions have the ids of the test series that use them in one column, separated by spaces. */
function whereOwnOrAssigned(slug: Slug, authorColumn: string, ids: readonly string[], viewer: string): Where {
  const own: Where = { [authorColumn]: { equals: viewer } }
  if (slug !== 'questions' || ids.length === 0) return own
  return { or: [own, ...ids.map((id): Where => ({ seriesKeys: { contains: ` ${id} ` } }))] }
}

function whereAssigned(slug: Slug, ids: readonly string[], viewer: string): Where {
  const authorColumn = AUTHOR_COLUMNS[slug]
  if (authorColumn) return whereOwnOrAssigned(slug, authorColumn, ids, viewer)
  if (ids.length === 0) return NO_DOCUMENTS
  return slug === 'orders' || slug === 'shipments'
    ? ordersOf(ids)
    : { [ASSIGNED_BY[slug] ?? 'id']: { in: [...ids] } }
}

const decision = (req: PayloadRequest, slug: Slug, extent: Extent): Decision => {
  if (typeof extent === 'string') return extent === 'all'
  return whereAssigned(slug, extent.ids, viewerOf(req)?.id ?? '')
}

const grants = new WeakMap<object, Map<string, CollectionGrant>>()

/** Cached: needed many times per request, by every operation, field and menu entry. */
function grantOf(req: PayloadRequest, slug: string): CollectionGrant | null {
  const viewer = viewerOf(req)
  if (!viewer?.isStaff || !req.user) return null
  const cached = grants.get(req.user) ?? new Map<string, CollectionGrant>()
  grants.set(req.user, cached)
  const grant = cached.get(slug) ?? collectionGrant(viewer, slug, MODULES)
  cached.set(slug, grant)
  return grant
}

/** Documents of `slug` that a module of the person grants. */
export const viewersOf =
  (slug: Slug): Rule =>
  ({ req }) => {
    const grant = grantOf(req, slug)
    return grant ? decision(req, slug, grant.view) : false
  }

/** Documents of `slug` that a module of the person allows them to edit. */
export const editorsOf =
  (slug: Slug): Rule =>
  ({ req }) => {
    const grant = grantOf(req, slug)
    return grant && !viewerOf(req)?.isReadOnly ? decision(req, slug, grant.edit) : false
  }

/** People who may edit all documents, not only assigned ones: they may also add and delete. */
const editorsOfAll =
  (slug: Slug): Rule =>
  ({ req }) =>
    grantOf(req, slug)?.edit === 'all' && !viewerOf(req)?.isReadOnly

/** People who may add documents: through the module for adding, where one exists. */
function creatorsOf(slug: Slug): Rule {
  const addingModules = MODULES.filter(({ adds }) => adds?.includes(slug))
  return addingModules.length > 0
    ? anyOf(...addingModules.map(({ id }) => withModule(id, 'edit')))
    : editorsOfAll(slug)
}

/** Fields that only the panel shows, to people whose modules let them read the collection. */
export const viewersField =
  (slug: Slug): FieldAccess =>
  ({ req }) =>
    (grantOf(req, slug)?.view ?? 'none') !== 'none'

/** Whether the person has this module of the registry. */
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

/** The assigned ids that limit what the person sees of `slug`; null without a limit. */
export function assignmentLimit(
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

/** Who may read the collection outside the panel, by its facts. */
function visitorsOf({ isPublic, owner }: CollectionFacts): Rule {
  const publicRule = isPublic ? VISITORS[isPublic] : nobody
  return owner ? anyOf(publicRule, ownRecords(owner)) : publicRule
}

/**
 * The access of a collection according to the module registry and collectionFacts.ts: read by people with one
 * of its modules and by those outside the panel whom the facts allow, changed by people who may edit through
 * a module, except for writes reserved to the server.
 */
export function moduleAccess(slug: Slug): Access {
  const facts = collectionFacts(slug)
  const visitors = visitorsOf(facts)
  const panelReaders = facts.isForEditors ? editorsOf(slug) : viewersOf(slug)
  const readers = facts.isOwnOnly ? visitors : anyOf(panelReaders, visitors)
  const unlessServer = (write: Write, rule: Rule): Rule =>
    facts.serverWrites?.includes(write) ? nobody : rule
  return {
    create: unlessServer('create', creatorsOf(slug)),
    // A person limited to assigned documents does not see other published ones in the panel either.
    read: (args) =>
      facts.isPublic && assignmentLimit(args.req, slug) ? viewersOf(slug)(args) : readers(args),
    update: unlessServer('update', editorsOf(slug)),
    delete: unlessServer('delete', editorsOfAll(slug)),
  }
}
