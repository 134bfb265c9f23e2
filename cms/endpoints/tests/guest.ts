import { guestCookie } from '#access/session/cookieNames.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { GuestBodySchema, GuestResponseSchema } from '#domain/calls/exams/tests.ts'
import { textOf } from '#domain/text/textOf.ts'
import { admitGuest } from '../../operations/attempts/admitGuest.ts'
import { httpOnlyCookie } from '../auth/cookies.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'

const COOKIE_MS = 30 * DAY_MS

export const guest = defineCall({
  path: '/quizzes/guest',
  summary: 'Take a free quiz without an account: sets the cookie by which later calls know the guest',
  body: GuestBodySchema,
  answer: GuestResponseSchema,
  handle: async ({ req, project, body, now, setCookie }) => {
    const admission = await admitGuest(req, project, body, now)
    if (admission.state === 'noQuiz') return notFound()
    if (admission.state === 'contactNeeded') return refuse(textOf('examContactNeeded'), 'contact')
    if (admission.state === 'limit')
      return refuse(textOf('examGuestLimit'), 'limit', { retryAfterS: admission.retryAfterS })
    const expires = new Date(now.getTime() + COOKIE_MS)
    setCookie(httpOnlyCookie(guestCookie(project.slug), admission.token, expires))
    return { apiSuccess: true as const, name: admission.name }
  },
})
