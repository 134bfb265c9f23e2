import type { Endpoint } from 'payload'
import { localeOf, projectOf } from '#access/projectOf.ts'
import { type SessionUser, viewerOf } from '#access/viewer.ts'
import { cursorAt, readStreamCursor } from '#domain/notifications/streamCursor.ts'
import { textOf } from '#domain/text/textOf.ts'
import { openNotificationStream } from '../../operations/notifications/openNotificationStream.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'

const RETRY_AFTER_S = 60

/**
 * New notifications as server-sent events, resuming after Last-Event-ID (or the query `after` of the first connection). 429 when
 * the person or the server has too many streams; the client then polls notifications/latest.
 */
export const notificationStream: Endpoint = {
  path: '/notifications/stream',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return respond(req, notFound())
    const viewer = viewerOf(req)
    if (!viewer) return respond(req, signedOut())
    const now = Date.now()
    const from = req.headers.get('last-event-id') || req.searchParams?.get('after') || ''
    const stream = openNotificationStream(req.payload, {
      reader: { project: project.id, user: viewer.id, locale: localeOf(req) },
      session: (req.user as SessionUser)._sid,
      cursor: readStreamCursor(from, now) ?? cursorAt(now),
      signal: req.signal,
    })
    if (!stream)
      return respond(req, refuse(textOf('tooManyStreams'), 'limit', { httpStatus: 429 }), {
        'retry-after': String(RETRY_AFTER_S),
      })
    return new Response(stream, {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
    })
  },
}
