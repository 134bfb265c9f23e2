import type { Endpoint } from 'payload'
import { NOTIFICATION_CALLS } from './notificationsCalls.ts'
import { notificationStream } from './stream.ts'

const BASE = '/notifications'

/**
 * The calls below /notifications and the stream, as endpoints of the collection: Payload routes a collection's path to the
 * collection's own endpoints only.
 */
export const notificationEndpoints: Endpoint[] = [
  ...NOTIFICATION_CALLS.map(({ endpoint }) => endpoint),
  notificationStream,
].flatMap((endpoint) =>
  endpoint.path.startsWith(`${BASE}/`) ? [{ ...endpoint, path: endpoint.path.slice(BASE.length) }] : [],
)
