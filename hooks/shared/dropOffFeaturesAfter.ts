import type { CollectionAfterChangeHook } from 'payload'
import { dropOffFeatures } from '#access/session/offFeatures.ts'
import { idOf } from '#database/idOf.ts'

/** After the advance settings are saved: feature switches count from the next request on. */
export const dropOffFeaturesAfter: CollectionAfterChangeHook = ({ doc }) => {
  const project = idOf(doc.project)
  if (project) dropOffFeatures(project)
  return doc
}
