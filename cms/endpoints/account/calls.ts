import type { Call } from '../defineCall.ts'

export const ACCOUNT_CALLS: Call[] = []
