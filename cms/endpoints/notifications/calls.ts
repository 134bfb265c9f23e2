import type { Call } from '../defineCall.ts'

export const NOTIFICATION_CALLS: Call[] = []
