import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import {
  LatestResponseSchema,
  ListQuerySchema,
  ListResponseSchema,
  ReadAllBodySchema,
  ReadBodySchema,
  ReadResponseSchema,
} from '#domain/calls/notifications.ts'
import { readPageCursor } from '#domain/notifications/pageCursor.ts'
import { writeStreamCursor } from '#domain/notifications/streamCursor.ts'
import { markRead } from '../../operations/notifications/markRead.ts'
import {
  countUnread,
  latestNotifications,
  listNotifications,
  type Reader,
} from '../../operations/notifications/readNotifications.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'
import { reportVisit } from '../visits/reportVisit.ts'

const accepted = { apiSuccess: true as const } as const

type ReaderContext = Pick<CallContext<unknown>, 'req' | 'project' | 'viewer'>

const readerOf = ({ req, project, viewer }: ReaderContext): Reader | null =>
  viewer && { project: project.id, user: viewer.id, locale: localeOf(req) }

async function markThenCount(
  req: PayloadRequest,
  reader: Reader,
  which: Parameters<typeof markRead>[2],
  now: Date,
) {
  await markRead(req.payload, reader, which, now)
  return { ...accepted, unread: await countUnread(req.payload, reader) }
}

const latest = defineCall({
  path: '/notifications/latest',
  method: 'get',
  summary: 'The latest 20 unread notifications',
  body: z.object({}),
  answer: LatestResponseSchema,
  handle: async ({ req, now, ...asking }) => {
    const reader = readerOf({ req, ...asking })
    if (!reader) return signedOut()
    const { cursor, ...shown } = await latestNotifications(req.payload, reader, now)
    return { ...accepted, ...shown, cursor: writeStreamCursor(cursor) }
  },
})

const list = defineCall({
  path: '/notifications/list',
  method: 'get',
  summary: 'All notifications, page by page, newest first',
  body: ListQuerySchema,
  answer: ListResponseSchema,
  handle: async ({ req, body, ...asking }) => {
    const reader = readerOf({ req, ...asking })
    if (!reader) return signedOut()
    const before = body.before ? readPageCursor(body.before) : null
    return { ...accepted, ...(await listNotifications(req.payload, reader, { before, limit: body.limit })) }
  },
})

const read = defineCall({
  path: '/notifications/read',
  summary: 'Mark the given notifications as read',
  body: ReadBodySchema,
  answer: ReadResponseSchema,
  handle: async ({ req, body, now, ...asking }) => {
    const reader = readerOf({ req, ...asking })
    return reader ? markThenCount(req, reader, { ids: body.ids }, now) : signedOut()
  },
})

const readAll = defineCall({
  path: '/notifications/readall',
  summary: 'Mark all notifications up to a time as read',
  body: ReadAllBodySchema,
  answer: ReadResponseSchema,
  handle: async ({ req, body, now, ...asking }) => {
    const reader = readerOf({ req, ...asking })
    return reader ? markThenCount(req, reader, { until: new Date(body.until) }, now) : signedOut()
  },
})

export const NOTIFICATION_CALLS: Call[] = [latest, list, read, readAll, reportVisit]
