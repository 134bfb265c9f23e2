import type { Call } from '../defineCall.ts'

export const LOG_CALLS: Call[] = []
