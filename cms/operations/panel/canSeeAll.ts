import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'

/** Whether a viewer may see figures over a whole collection, which people limited to assigned documents may not. */
export const canSeeAll = (viewer: Viewer, slug: string): boolean =>
  viewer.isStaff && collectionGrant(viewer, slug, MODULES).view === 'all'
