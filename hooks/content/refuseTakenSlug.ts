import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { ValidationError } from 'payload'
import { countRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'

type Doc = { id: string; slug?: string | null; project?: string | { id: string } }

/** Before a save: refuses a slug that another document of the project has, with an error at the field. */
export const refuseTakenSlug: CollectionBeforeChangeHook<Doc> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { slug, project } = { ...originalDoc, ...data }
  if (!slug || req.context.trustsRelations) return data
  const taken = await countRows({
    payload: req.payload,
    collection: collection.slug as CollectionSlug,
    where: {
      and: [
        { project: { equals: idOf(project) } },
        { slug: { equals: slug } },
        { id: { not_equals: originalDoc?.id ?? '' } },
      ],
    },
    req,
  })
  if (taken === 0) return data
  const errors = [{ path: 'slug', message: CONTENT_TEXTS.slugTaken }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
