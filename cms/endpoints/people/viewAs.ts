import { z } from 'zod'
import { viewAsCookie } from '#access/session/cookieNames.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { ViewAsBodySchema, ViewAsResponseSchema } from '#domain/calls/people.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { viewAsRefusal } from '#domain/people/changeRules.ts'
import { textOf } from '#domain/text/textOf.ts'
import { findPerson, toPerson } from '../../operations/people/findPerson.ts'
import { endViewAs, openViewAs } from '../../operations/people/viewAs.ts'
import { expiredCookie, httpOnlyCookie } from '../auth/cookies.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { notAllowed } from './refusals.ts'

export const viewas = defineCall({
  path: '/people/viewas',
  summary: 'View panel and storefront as another person for half an hour, read-only',
  needs: 'admin',
  audit: { entity: 'users', did: 'Viewed as a person', id: 'user' },
  body: ViewAsBodySchema,
  answer: ViewAsResponseSchema,
  handle: async ({ req, project, viewer, body, now, setCookie }) => {
    const person = await findPerson(req, body.user)
    if (!person) return notFound()
    const refused = viewAsRefusal(viewer as Viewer, toPerson(person))
    if (refused) return notAllowed(refused)
    if (person.isBlocked) return refuse(textOf('blockedSeesNothing'), 'blocked', { httpStatus: 403 })
    if (idOf(person.project) !== project.id)
      return refuse(textOf('personOfOtherProject'), 'otherProject', { httpStatus: 403 })
    const opened = await openViewAs(req, person, { project, reason: body.reason, now })
    if (!opened) return signedOut()
    setCookie(httpOnlyCookie(viewAsCookie(project.slug), opened.secret, new Date(opened.expiresAt)))
    return {
      apiSuccess: true as const,
      href: opened.isStaff ? '/admin' : '/',
      expiresAt: opened.expiresAt,
    }
  },
})

export const viewasStop = defineCall({
  path: '/people/viewas/stop',
  summary: 'Stop viewing as another person; needs only the cookie of that session',
  body: z.object({}),
  answer: AcceptedSchema.extend({ href: z.string() }),
  handle: async ({ req, project, now, setCookie }) => {
    const person = await endViewAs(req, project, now)
    setCookie(expiredCookie(viewAsCookie(project.slug)))
    return {
      apiSuccess: true as const,
      message: textOf('viewStopped'),
      href: person ? `/admin/collections/users/${person}` : '/admin',
    }
  },
})
