import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import { isReservedSlug } from '#domain/pages/reservedSlugs.ts'

/** Before every save, also of a draft: a page can't have a path that it could not be published at. */
export const refuseReservedSlug: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (typeof data.slug !== 'string' || !isReservedSlug(data.slug)) return data
  const message = CONTENT_TEXTS.slugReserved.replace('{slug}', data.slug)
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }] }, req.t)
}
