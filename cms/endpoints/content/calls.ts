import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'

export const CONTENT_CALLS: Call[] = []

/** Answers that are not JSON. */
export const CONTENT_ENDPOINTS: Endpoint[] = []
