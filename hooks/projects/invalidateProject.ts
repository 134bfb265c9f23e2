import type { CollectionAfterChangeHook } from 'payload'
import { projectTag } from '#domain/pages/cacheTags.ts'
import { effects } from '../effects.ts'

/** After a project is saved: its hosts are resolved again and all its cached pages are dropped. */
export const invalidateProject: CollectionAfterChangeHook = ({ doc, req }) => {
  if (!req.context.disableRevalidate) effects.publishChange(['projects', projectTag(doc.slug)])
  return doc
}
