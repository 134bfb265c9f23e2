import type { Access, CollectionConfig, Config, PayloadRequest, SanitizedConfig } from 'payload'
import { Forbidden, ValidationError } from 'payload'
import { MODULES } from '#access/modules.ts'
import { projectOf } from '#access/projectOf.ts'
import { scopeOf } from '#access/scope.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { isSingleton } from '#domain/panel/singletons.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'

const anyStaff: Access = ({ req }) => viewerOf(req)?.isStaff ?? false

const mayOpenList = (viewer: Viewer | null, slug: string): boolean =>
  Boolean(viewer?.isStaff) && pageAccess(viewer as Viewer, `/collections/${slug}`, MODULES).isAllowed

const openListsByViewer = new WeakMap<Viewer, readonly string[]>()

/** The lists a viewer may open; cached per viewer, that is per request, since one page of the panel needs them many times. */
function listsOf(viewer: Viewer, slugs: readonly string[]): readonly string[] {
  const cached = openListsByViewer.get(viewer)
  if (cached) return cached
  const opened = slugs.filter((slug) => mayOpenList(viewer, slug))
  openListsByViewer.set(viewer, opened)
  return opened
}

/** Only filters of lists that the viewer may open. */
const filtersOfOpenLists: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (!viewer?.isStaff || !req.payload) return false
  const slugs = req.payload.config.collections.map(({ slug }) => slug)
  return { relatedCollection: { in: listsOf(viewer, slugs) } }
}

/** The project that the panel is switched to, else that of the host, else the viewer's own; null for owners who see all. */
const currentProject = (req: PayloadRequest): string | null =>
  scopeOf(req) ?? projectOf(req)?.id ?? viewerOf(req)?.project ?? null

type Operation = 'read' | 'update' | 'delete'
type Constraint = NonNullable<NonNullable<Config['queryPresets']>['constraints'][Operation]>[number]

/** The share option "everybody in this project"; Payload's own "everyone" would mean all projects. */
const projectShare = (operation: Operation): Constraint => ({
  label: 'Everybody in this project',
  value: 'project',
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
      hooks: { beforeChange: [({ req, value }) => value ?? currentProject(req)] },
    },
  ],
  access: ({ req }) => {
    const project = currentProject(req)
    if (viewerOf(req)?.isOwner && !project) return true
    return project ? { [`access.${operation}.project`]: { equals: project } } : false
  },
})

/** Saved filters and columns of a list: private, or shared with people of the same project. */
export const savedFilters: Config['queryPresets'] = {
  access: {
    create: anyStaff,
    read: filtersOfOpenLists,
    update: filtersOfOpenLists,
    delete: filtersOfOpenLists,
  },
  constraints: {
    read: [projectShare('read')],
    update: [projectShare('update')],
    delete: [projectShare('delete')],
  },
  filterConstraints: ({ options }) =>
    options.filter((option) => (typeof option === 'string' ? option : option.value) !== 'everyone'),
  labels: { singular: 'saved filter', plural: 'saved filters' },
}

type Shares = Record<
  string,
  { constraint?: string | null; users?: (string | { id: string })[] | null } | undefined
>

/** Throws a ValidationError when a filter is shared with all projects or with people of another project. */
async function requireSharesInProject(req: PayloadRequest, shares: Shares): Promise<void> {
  const sharedWith = new Set<string>()
  for (const share of Object.values(shares)) {
    if (share?.constraint === 'everyone') throw sharingError(req, 'access')
    for (const user of share?.users ?? []) sharedWith.add(String(typeof user === 'object' ? user.id : user))
  }
  sharedWith.delete(String(req.user?.id))
  const project = currentProject(req)
  if (sharedWith.size === 0 || !project) return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ id: { in: [...sharedWith] } }, { project: { equals: project } }] },
    overrideAccess: true, // only counts people of this project
    req,
  })
  if (totalDocs < sharedWith.size) throw sharingError(req, 'access.read.users')
}

const sharingError = (req: PayloadRequest, path: string) =>
  new ValidationError(
    {
      collection: 'payload-query-presets',
      errors: [{ path, message: 'Share it with people of this project only' }],
    },
    req.t,
  )

/** Enforces the project boundary and list access when a saved filter is written. */
export function guardSavedFilters(config: SanitizedConfig): SanitizedConfig {
  const presets = config.collections.find(({ slug }) => slug === 'payload-query-presets')
  if (!presets) throw new Error("Payload's collection of saved filters is missing")
  presets.hooks.beforeChange = [
    ...(presets.hooks.beforeChange ?? []),
    async ({ data, req }) => {
      if (req.user && data.relatedCollection && !mayOpenList(viewerOf(req), data.relatedCollection))
        throw new Forbidden(req.t)
      if (data.access) await requireSharesInProject(req, data.access as Shares)
      return data
    },
  ]
  return config
}

/** Collections that belong to a module and so have a list in the panel. */
const MODULE_COLLECTIONS: ReadonlySet<string> = new Set(MODULES.flatMap(({ collections }) => collections))

/** Enables saved filters for collections that have a list in the panel. */
export const withSavedFilters = (collection: CollectionConfig): CollectionConfig =>
  MODULE_COLLECTIONS.has(collection.slug) &&
  collection.admin?.hidden !== true &&
  !isSingleton(collection.slug)
    ? { ...collection, enableQueryPresets: true }
    : collection
