import type { ServerProps } from 'payload'
import { RETURN_QUEUES } from '../../operations/returns/returnQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'

/** Above the list of returns: its queues. */
export const ReturnQueues = ({ payload }: ServerProps) => (
  <ListQueues payload={payload} queues={RETURN_QUEUES} />
)
