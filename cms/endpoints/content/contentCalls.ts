import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { submitLeadCall } from './leads.ts'
import { exitPreview, openPreview } from './preview.ts'
import { report } from './report.ts'
import { schedule, scheduled, unschedule } from './schedule.ts'

export const CONTENT_CALLS: Call[] = [schedule, unschedule, scheduled, report, submitLeadCall]

/** Endpoints that do not answer JSON. */
export const CONTENT_ENDPOINTS: Endpoint[] = [openPreview, exitPreview]
