/** Why a notification exists. */
export const NOTIFICATION_KINDS = ['welcome', 'newDevice', 'security', 'order', 'message'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Whom an admin can write to. */
export const AUDIENCES = ['everyone', 'students', 'staff', 'people'] as const
