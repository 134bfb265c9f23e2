import type { CollectionConfig, CompoundIndex } from 'payload'
import { allOf, inProject, ofVersions } from '#access/compose.ts'
import type { Rule } from '#access/rule.ts'
import { invalidateAfterChange, invalidateAfterDelete } from '#hooks/shared/invalidateAfterChange.ts'
import { requireRelationsInProject } from '#hooks/shared/requireRelationsInProject.ts'
import { stampProject } from '#hooks/shared/stampProject.ts'
import { projectField } from './fields/projectField.ts'

type Operation = 'create' | 'read' | 'update' | 'delete'

type ScopedCollection = Omit<CollectionConfig, 'access'> & {
  /** Every operation must be listed; the project's condition is added to each. */
  access: Record<Operation, Rule>
  extraAccess?: Partial<Pick<NonNullable<CollectionConfig['access']>, 'admin'>>
  /** Whether cached storefront pages show its documents. */
  purgesPages?: boolean
  /** One document per project. */
  isSingleton?: boolean
}

/** Index of the list's default order: newest first within a project, or by `defaultSort`. None where another index covers it. */
function listIndex({ indexes = [], defaultSort, isSingleton }: ScopedCollection): CompoundIndex[] {
  const by = typeof defaultSort === 'string' ? defaultSort.replace('-', '') : 'createdAt'
  const isCovered = indexes.some(({ fields }) => fields[0] === 'project' && fields[1] === by)
  return isSingleton || isCovered ? [] : [{ fields: ['project', by] }]
}

/**
 * Makes a collection belong to projects: a required, indexed, immutable `project`, set from the request;
 * access limited to the request's project; relations limited to the same project; cached pages dropped on
 * change.
 */
export function projectScoped(config: ScopedCollection): CollectionConfig {
  const { access, extraAccess, purgesPages, isSingleton, ...rest } = config
  const hooks = rest.hooks ?? {}
  return {
    ...rest,
    indexes: [...(rest.indexes ?? []), ...listIndex(config)],
    custom: {
      ...rest.custom,
      isProjectScoped: true,
      purgesPages: purgesPages ?? false,
      isFlat: rest.custom?.isFlat === true,
    },
    access: {
      create: allOf(access.create, ({ req }) => inProject({ req }) !== false),
      read: allOf(access.read, inProject),
      readVersions: rest.versions ? ofVersions(allOf(access.update, inProject)) : () => false,
      update: allOf(access.update, inProject),
      delete: allOf(access.delete, inProject),
      unlock: () => false,
      ...extraAccess,
    },
    hooks: {
      ...hooks,
      beforeValidate: [stampProject, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), requireRelationsInProject],
      afterChange: [...(hooks.afterChange ?? []), ...(purgesPages ? [invalidateAfterChange] : [])],
      afterDelete: [...(hooks.afterDelete ?? []), ...(purgesPages ? [invalidateAfterDelete] : [])],
    },
    fields: [...rest.fields, projectField(isSingleton)],
  }
}
