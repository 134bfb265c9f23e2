import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'

/** Whether figures over a whole collection may be shown: not to people who see only documents assigned to them. */
export const seesAll = (viewer: Viewer, slug: string): boolean =>
  viewer.isStaff && collectionGrant(viewer, slug, MODULES).view === 'all'
