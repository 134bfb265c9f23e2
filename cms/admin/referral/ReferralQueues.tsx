import type { ServerProps } from 'payload'
import { REFERRAL_QUEUES } from '../../operations/referral/referralQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'

/** Above the lists of referrals and payouts: their queues. */
export const ReferralQueues = ({ payload }: ServerProps) => (
  <ListQueues payload={payload} queues={REFERRAL_QUEUES} />
)
