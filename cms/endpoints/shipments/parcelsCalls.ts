import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { BULK_CALLS } from './bulk.ts'
import { DISPATCH_CALLS } from './dispatch.ts'
import { MANUAL_CALLS } from './manual.ts'
import { pack } from './packing.ts'
import { TRACKING_CALLS } from './tracking.ts'
import { trackingWebhook } from './webhook.ts'

/** Calls about parcels, for staff and for recipients. */
export const PARCEL_CALLS: Call[] = [
  pack,
  ...BULK_CALLS,
  ...DISPATCH_CALLS,
  ...MANUAL_CALLS,
  ...TRACKING_CALLS,
]

export const PARCEL_ENDPOINTS: Endpoint[] = [trackingWebhook]
