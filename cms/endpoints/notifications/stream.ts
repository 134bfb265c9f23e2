import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { type SessionUser, viewerOf } from '#access/viewer.ts'
import { cursorAt, readStreamCursor } from '#domain/notifications/streamCursor.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { openNotificationStream } from '../../operations/notifications/openNotificationStream.ts'

const RETRY_AFTER_S = 60

const refused = (status: number, message: string, code: string, headers?: HeadersInit) =>
  Response.json({ apiSuccess: false, message, code }, { status, headers })

/**
 * New notifications as server-sent events, going on where Last-Event-ID (or the query `after` of the first connection)
 * stopped. 429 when the person or the server has enough streams: such a browser asks notifications/latest now and then.
 */
export const notificationStream: Endpoint = {
  path: '/notifications/stream',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return refused(404, ANSWERS.notFound, 'notFound')
    const viewer = viewerOf(req)
    if (!viewer) return refused(401, MESSAGES.notLoggedIn, 'signedOut')
    const now = Date.now()
    const from = req.headers.get('last-event-id') || req.searchParams?.get('after') || ''
    const stream = openNotificationStream(req.payload, {
      reader: { project: project.id, user: viewer.id },
      session: (req.user as SessionUser)._sid,
      cursor: readStreamCursor(from, now) ?? cursorAt(now),
      signal: req.signal,
    })
    if (!stream)
      return refused(429, ANSWERS.tooManyStreams, 'limit', { 'retry-after': String(RETRY_AFTER_S) })
    return new Response(stream, {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
    })
  },
}
