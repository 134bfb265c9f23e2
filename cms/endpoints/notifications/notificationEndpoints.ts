import type { Endpoint } from 'payload'
import { NOTIFICATION_CALLS } from './notificationsCalls.ts'
import { notificationStream } from './stream.ts'

const BASE = '/notifications'

/** The calls below /notifications and the stream, for the collection of that name. */
export const notificationEndpoints: Endpoint[] = [
  ...NOTIFICATION_CALLS.map(({ endpoint }) => endpoint),
  notificationStream,
].flatMap((endpoint) =>
  endpoint.path.startsWith(`${BASE}/`) ? [{ ...endpoint, path: endpoint.path.slice(BASE.length) }] : [],
)
