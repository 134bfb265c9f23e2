import type { ServerProps } from 'payload'
import { DOUBT_QUEUES } from '../../operations/doubts/doubtQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'

/** Above the list of doubts: its queues. */
export const DoubtQueues = ({ payload }: ServerProps) => (
  <ListQueues payload={payload} queues={DOUBT_QUEUES} />
)
