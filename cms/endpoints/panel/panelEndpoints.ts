import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { panelCounts, panelSearch, selectProjectCall } from './panelCalls.ts'

export const PANEL_CALLS: Call[] = [panelSearch, selectProjectCall, panelCounts]

/** Endpoints that do not answer JSON. */
export const PANEL_ENDPOINTS: Endpoint[] = []
