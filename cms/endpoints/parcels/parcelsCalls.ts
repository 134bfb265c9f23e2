import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { BY_HAND_CALLS } from './byHand.ts'
import { FOLLOWING_CALLS } from './following.ts'
import { MANY_CALLS } from './many.ts'
import { pack } from './packing.ts'
import { SENDING_CALLS } from './sending.ts'
import { trackingWebhook } from './webhook.ts'

/** Calls about parcels, for staff and for recipients. */
export const PARCEL_CALLS: Call[] = [
  pack,
  ...MANY_CALLS,
  ...SENDING_CALLS,
  ...BY_HAND_CALLS,
  ...FOLLOWING_CALLS,
]

export const PARCEL_ENDPOINTS: Endpoint[] = [trackingWebhook]
