import type { CollectionAfterChangeHook } from 'payload'
import { invalidateDisabledFeatures } from '#access/session/disabledFeatures.ts'
import { idOf } from '#database/idOf.ts'

/** After the advance settings are saved: feature switches apply from the next request. */
export const invalidateDisabledFeaturesAfter: CollectionAfterChangeHook = ({ doc }) => {
  const project = idOf(doc.project)
  if (project) invalidateDisabledFeatures(project)
  return doc
}
