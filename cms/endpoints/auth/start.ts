import { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import type { SessionUser } from '#access/viewer.ts'
import { StartResponseSchema } from '#domain/calls/notifications.ts'
import { writeStreamCursor } from '#domain/notifications/streamCursor.ts'
import { textOf } from '#domain/text/textOf.ts'
import { recordLanguage } from '../../operations/account/recordLanguage.ts'
import { invitationOf } from '../../operations/franchise/answerInvitation.ts'
import { latestNotifications } from '../../operations/notifications/readNotifications.ts'
import { personTitle } from '../../operations/people/findPerson.ts'
import { recordStep } from '../../operations/reports/recordStep.ts'
import { defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'
import { callUser } from './session.ts'

/** Whether staff view as another person. Previews of drafts also set `_viewedBy`, to the person's own id. */
const isViewed = ({ _viewedBy, id }: SessionUser): boolean => Boolean(_viewedBy) && _viewedBy !== String(id)

export const start = defineCall({
  path: '/auth/start',
  method: 'get',
  summary: 'The signed-in person with their latest notifications, for the first load of a page',
  body: z.object({}),
  answer: StartResponseSchema,
  handle: async ({ req, project, now }) => {
    const user = req.user as SessionUser | null
    // Status 200, since every page calls this and browsers would log a 401 of each visitor as an error.
    if (!user) return refuse(textOf('notLoggedIn'), 'signedOut')
    const reader = { project: project.id, user: String(user.id), locale: localeOf(req) }
    const [{ cursor, ...shown }, invitation] = await Promise.all([
      latestNotifications(req.payload, reader, now),
      isViewed(user) ? null : invitationOf(req.payload, project, user, now),
      isViewed(user) ? null : recordLanguage(req.payload, user, reader.locale),
      isViewed(user) || user._isStaff
        ? null
        : recordStep(req.payload, { project: project.id, student: reader.user, step: 'visit', now }),
    ])
    return {
      apiSuccess: true as const,
      user: callUser(user, project.slug),
      viewingAs: isViewed(user) ? { name: personTitle(user) } : null,
      invitation,
      ...shown,
      cursor: writeStreamCursor(cursor),
    }
  },
})
