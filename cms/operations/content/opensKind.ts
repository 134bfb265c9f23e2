import { hasModule } from '#access/moduleRules.ts'
import type { Viewer } from '#access/viewer.ts'
import { SCHEDULED_BY, type ScheduledCollection } from '#domain/content/schedule.ts'

/** Whether the viewer's modules allow viewing or editing scheduled changes of this collection. */
export const opensKind = (
  viewer: Viewer | null,
  entity: ScheduledCollection,
  need: 'view' | 'edit' = 'view',
): boolean => SCHEDULED_BY[entity].some((id) => hasModule(viewer, id, need))
