import type { ServerProps } from 'payload'
import { REQUEST_QUEUES } from '../../operations/requests/requestQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'

/** Above the list of user requests: its queues. */
export const RequestQueues = ({ payload }: ServerProps) => (
  <ListQueues payload={payload} queues={REQUEST_QUEUES} />
)
