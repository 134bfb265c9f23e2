import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'

export const PANEL_CALLS: Call[] = []

/** Answers that are not JSON. */
export const PANEL_ENDPOINTS: Endpoint[] = []
