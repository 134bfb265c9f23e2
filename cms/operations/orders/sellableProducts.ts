import type { Viewer } from '#access/viewer.ts'
import { isLimitedToAssigned } from '#domain/roles/moduleGrant.ts'

/** Ids of the products a staff member may sell, null for all; sub admins with assigned products are limited to those. */
export const sellableProducts = (viewer: Viewer): readonly string[] | null =>
  isLimitedToAssigned(viewer) && viewer.assigned.products.length > 0 ? viewer.assigned.products : null
