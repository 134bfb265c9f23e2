import { hasModule } from '#access/moduleRules.ts'
import type { Viewer } from '#access/viewer.ts'
import { MODULES_BY_SCHEDULED_COLLECTION, type ScheduledCollection } from '#domain/content/schedule.ts'

/** Whether the viewer's modules allow viewing or editing scheduled changes of this collection. */
export const hasScheduleModule = (
  viewer: Viewer | null,
  entity: ScheduledCollection,
  need: 'view' | 'edit' = 'view',
): boolean => MODULES_BY_SCHEDULED_COLLECTION[entity].some((id) => hasModule(viewer, id, need))
