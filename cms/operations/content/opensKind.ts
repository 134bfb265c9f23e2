import { hasModule } from '#access/moduleRules.ts'
import type { Viewer } from '#access/viewer.ts'
import { SCHEDULED_BY, type ScheduledCollection } from '#domain/content/schedule.ts'

/** Whether a module of the person opens what is scheduled for documents of this kind, to look at or to change. */
export const opensKind = (
  viewer: Viewer | null,
  entity: ScheduledCollection,
  need: 'view' | 'edit' = 'view',
): boolean => SCHEDULED_BY[entity].some((id) => hasModule(viewer, id, need))
