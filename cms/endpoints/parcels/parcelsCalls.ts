import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { MANUAL_CALLS } from './byHand.ts'
import { TRACKING_CALLS } from './following.ts'
import { BULK_CALLS } from './many.ts'
import { pack } from './packing.ts'
import { DISPATCH_CALLS } from './sending.ts'
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
