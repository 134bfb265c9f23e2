import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'

export const SETTINGS_CALLS: Call[] = []

/** Answers that are not JSON. */
export const SETTINGS_ENDPOINTS: Endpoint[] = []
