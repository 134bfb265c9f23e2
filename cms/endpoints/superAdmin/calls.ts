import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'

export const SUPER_ADMIN_CALLS: Call[] = []

/** Answers that are not JSON. */
export const SUPER_ADMIN_ENDPOINTS: Endpoint[] = []
