import type { CollectionAfterChangeHook } from 'payload'
import { dropOffFeatures } from '#access/session/offFeatures.ts'
import { idOf } from '#database/idOf.ts'

/** After the advance settings are saved: feature switches apply from the next request. */
export const dropOffFeaturesAfter: CollectionAfterChangeHook = ({ doc }) => {
  const project = idOf(doc.project)
  if (project) dropOffFeatures(project)
  return doc
}
