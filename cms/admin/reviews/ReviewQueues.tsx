import type { ServerProps } from 'payload'
import { REVIEW_QUEUES } from '../../operations/reviews/reviewQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'

/** Above the list of reviews: its queues. */
export const ReviewQueues = ({ payload }: ServerProps) => (
  <ListQueues payload={payload} queues={REVIEW_QUEUES} />
)
