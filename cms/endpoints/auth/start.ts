import { z } from 'zod'
import type { SessionUser } from '#access/viewer.ts'
import { StartAnswerSchema } from '#domain/calls/notifications.ts'
import { writeStreamCursor } from '#domain/notifications/streamCursor.ts'
import { textOf } from '#domain/text/textOf.ts'
import { invitationOf } from '../../operations/franchise/answerInvitation.ts'
import { latestNotifications } from '../../operations/notifications/readNotifications.ts'
import { titleOf } from '../../operations/people/findPerson.ts'
import { refuse } from '../answers.ts'
import { defineCall } from '../defineCall.ts'
import { callUser } from './session.ts'

/** Previews of drafts are sessions that look too, but one's own. */
const isViewed = ({ _viewedBy, id }: SessionUser): boolean => Boolean(_viewedBy) && _viewedBy !== String(id)

export const start = defineCall({
  path: '/auth/start',
  method: 'get',
  summary: 'What a page needs of the person who is signed in: who they are and their latest notifications',
  body: z.object({}),
  answer: StartAnswerSchema,
  handle: async ({ req, project, now }) => {
    const user = req.user as SessionUser | null
    // Every page of the storefront asks, and for most visitors this is no fault: browsers log a 401 as one.
    if (!user) return refuse(textOf('notLoggedIn'), 'signedOut')
    const reader = { project: project.id, user: String(user.id) }
    const [{ cursor, ...shown }, invitation] = await Promise.all([
      latestNotifications(req.payload, reader, now),
      isViewed(user) ? null : invitationOf(req.payload, project, user, now),
    ])
    return {
      apiSuccess: true as const,
      user: callUser(user, project.slug),
      viewingAs: isViewed(user) ? { name: titleOf(user) } : null,
      invitation,
      ...shown,
      cursor: writeStreamCursor(cursor),
    }
  },
})
