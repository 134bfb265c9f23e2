import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import { effects } from '../effects.ts'
import { projectSlug } from './projectSlug.ts'

type Doc = { project?: string | { id: string } | null; slug?: string | null }

async function invalidate(req: PayloadRequest, collection: string, docs: (Doc | undefined)[]) {
  if (req.context.disableRevalidate) return
  const project = idOf(docs.find((doc) => doc?.project)?.project)
  const slug = project && (await projectSlug(req, project))
  if (!slug) return
  const slugs = docs.flatMap((doc) => doc?.slug ?? [])
  effects.publishChange(changeTags(slug, collection, slugs))
}

/** After a save: invalidates the storefront's copies of this document and of lists that contain it. */
export const invalidateAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  // Autosaved drafts are on no page.
  if (String(req.query?.autosave) === 'true') return doc
  await invalidate(req, collection.slug, [doc, previousDoc])
  return doc
}

/** After a delete: invalidates the storefront's copies of this document and of lists that contained it. */
export const invalidateAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await invalidate(req, collection.slug, [doc])
  return doc
}
