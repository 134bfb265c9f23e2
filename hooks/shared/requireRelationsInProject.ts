import type { CollectionBeforeChangeHook, CollectionSlug, Field, Where } from 'payload'
import { ValidationError } from 'payload'
import { idOf } from '#database/idOf.ts'

type FoundRelation = { path: string; to: string; id: string }

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

function collect(fields: Field[], data: Record<string, unknown>, path: string, found: FoundRelation[]) {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const inner =
          'name' in tab && tab.name ? (data[tab.name] as Record<string, unknown> | undefined) : data
        if (inner) collect(tab.fields, inner, path, found)
      }
    } else if (
      field.type === 'row' ||
      field.type === 'collapsible' ||
      (field.type === 'group' && !('name' in field))
    ) {
      collect(field.fields, data, path, found)
    } else if (field.type === 'group') {
      const group = data[field.name]
      if (group) collect(field.fields, group as Record<string, unknown>, `${path}${field.name}.`, found)
    } else if (field.type === 'array') {
      for (const row of asList(data[field.name]))
        collect(field.fields, row as Record<string, unknown>, `${path}${field.name}.`, found)
    } else if (field.type === 'blocks') {
      for (const row of asList(data[field.name]) as Record<string, unknown>[]) {
        const block = field.blocks.find((candidate) => candidate.slug === row.blockType)
        if (block) collect(block.fields, row, `${path}${field.name}.`, found)
      }
    } else if (field.type === 'relationship' || field.type === 'upload') {
      if (typeof field.relationTo !== 'string' || field.name === 'project') continue
      for (const value of asList(data[field.name])) {
        const id = idOf(value as string)
        if (id) found.push({ path: `${path}${field.name}`, to: field.relationTo, id })
      }
    }
  }
}

/** People also belong to one project; platform owners, without a project, work in all of them. */
const inProject = (to: string, project: string | null): Where =>
  to === 'users'
    ? { or: [{ project: { equals: project } }, { project: { exists: false } }] }
    : { project: { equals: project } }

/**
 * Before a save: every related document and person must belong to the same project; one query per related
 * collection.
 */
export const requireRelationsInProject: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (req.context.trustsRelations) return data
  const project = idOf(data.project)
  const found: FoundRelation[] = []
  collect(collection.fields, data, '', found)
  const scoped = found.filter(
    ({ to }) =>
      to === 'users' || req.payload.collections[to as CollectionSlug]?.config.custom.isProjectScoped,
  )
  for (const to of new Set(scoped.map((relation) => relation.to))) {
    const relations = scoped.filter((relation) => relation.to === to)
    const ids = [...new Set(relations.map(({ id }) => id))]
    const { docs } = await req.payload.find({
      collection: to as CollectionSlug,
      where: { and: [{ id: { in: ids } }, inProject(to, project)] },
      select: { project: true } as never,
      depth: 0,
      limit: ids.length,
      pagination: false,
      overrideAccess: true, // only whether the ids exist in the document's own project
      req,
    })
    const existing = new Set(docs.map(({ id }) => String(id)))
    const foreign = relations.find(({ id }) => !existing.has(id))
    if (foreign) {
      throw new ValidationError(
        {
          collection: collection.slug,
          errors: [{ path: foreign.path, message: 'Choose something that exists in this project' }],
        },
        req.t,
      )
    }
  }
  return data
}
