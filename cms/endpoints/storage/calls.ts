import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'

export const STORAGE_CALLS: Call[] = []

/** Answers that are not JSON. */
export const STORAGE_ENDPOINTS: Endpoint[] = []
