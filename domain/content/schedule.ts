/** What can be scheduled. */
export const SCHEDULED_COLLECTIONS = ['pages', 'blogs'] as const
export type ScheduledCollection = (typeof SCHEDULED_COLLECTIONS)[number]

export const SCHEDULE_ACTIONS = ['publish', 'unpublish'] as const
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number]

export const SCHEDULE_STATES = ['pending', 'running', 'done', 'failed', 'cancelled'] as const
export type ScheduleState = (typeof SCHEDULE_STATES)[number]
