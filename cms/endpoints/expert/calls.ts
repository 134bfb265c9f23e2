import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'

export const EXPERT_CALLS: Call[] = []

/** Answers that are not JSON. */
export const EXPERT_ENDPOINTS: Endpoint[] = []
