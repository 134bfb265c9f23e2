import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { ValidationError } from 'payload'
import { countRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'

type Doc = { id: string; project?: string | { id: string } }

/**
 * Before a save: refuses a value of `field` that another document of the project has, with an error at the field. The index refuses
 * the one of two that are saved at once.
 */
export const refuseTaken =
  (field: string, message: string): CollectionBeforeChangeHook<Doc> =>
  async ({ collection, data, originalDoc, req }) => {
    const { project, [field]: value } = { ...originalDoc, ...data } as Doc & Record<string, unknown>
    if (!value || req.context.trustsRelations) return data
    const taken = await countRows({
      payload: req.payload,
      collection: collection.slug as CollectionSlug,
      where: {
        and: [
          { project: { equals: idOf(project) } },
          { [field]: { equals: value } },
          { id: { not_equals: originalDoc?.id ?? '' } },
        ],
      },
      req,
    })
    if (taken === 0) return data
    throw new ValidationError({ collection: collection.slug, errors: [{ path: field, message }] }, req.t)
  }
