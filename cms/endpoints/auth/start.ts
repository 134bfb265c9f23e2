import { z } from 'zod'
import type { SessionUser } from '#access/viewer.ts'
import { StartAnswerSchema } from '#domain/calls/notifications.ts'
import { writeStreamCursor } from '#domain/notifications/streamCursor.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { latestNotifications } from '../../operations/notifications/readNotifications.ts'
import { defineCall, refuse } from '../defineCall.ts'
import { callUser } from './session.ts'

export const start = defineCall({
  path: '/auth/start',
  method: 'get',
  summary: 'What a page needs of the person who is signed in: who they are and their latest notifications',
  body: z.object({}),
  answer: StartAnswerSchema,
  handle: async ({ req, project, now }) => {
    const user = req.user as SessionUser | null
    if (!user) return refuse(MESSAGES.notLoggedIn, 'signedOut', { httpStatus: 401 })
    const reader = { project: project.id, user: String(user.id) }
    const { cursor, ...shown } = await latestNotifications(req.payload, reader, now)
    return {
      apiSuccess: true as const,
      message: '',
      user: callUser(user, project.slug),
      ...shown,
      cursor: writeStreamCursor(cursor),
    }
  },
})
