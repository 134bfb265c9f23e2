/** Kinds of notifications. */
export const NOTIFICATION_KINDS = ['welcome', 'newDevice', 'security', 'order', 'message'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Whom an admin can send a broadcast to. */
export const AUDIENCES = ['everyone', 'students', 'staff', 'people', 'batch'] as const
