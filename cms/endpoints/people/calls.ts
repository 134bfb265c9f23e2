import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'

export const PEOPLE_CALLS: Call[] = []

/** Answers that are not JSON. */
export const PEOPLE_ENDPOINTS: Endpoint[] = []
