import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { panelCounts, panelScopeCall, panelSearch } from './panelCalls.ts'

export const PANEL_CALLS: Call[] = [panelSearch, panelScopeCall, panelCounts]

/** Answers that are not JSON. */
export const PANEL_ENDPOINTS: Endpoint[] = []
