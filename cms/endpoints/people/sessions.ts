import type { Viewer } from '#access/viewer.ts'
import { PersonBodySchema, SessionsEndedResponseSchema } from '#domain/calls/people.ts'
import { mayEditPerson } from '#domain/people/changeRules.ts'
import { textOf } from '#domain/text/textOf.ts'
import { findPerson, toPerson } from '../../operations/people/findPerson.ts'
import { signOutEverywhere } from '../../operations/people/signOutEverywhere.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { notAllowed } from './refusals.ts'

export const signout = defineCall({
  path: '/people/signout',
  summary: 'End all sessions of a person',
  needs: 'admin',
  audit: { entity: 'users', did: 'Signed a person out everywhere', id: 'user' },
  body: PersonBodySchema,
  answer: SessionsEndedResponseSchema,
  handle: async ({ req, viewer, body, now }) => {
    const person = await findPerson(req, body.user)
    if (!person) return notFound()
    if (!mayEditPerson(viewer as Viewer, toPerson(person))) return notAllowed('aboveYou')
    const ended = await signOutEverywhere(req, person, now)
    return { apiSuccess: true as const, message: textOf('personSignedOut'), ended }
  },
})
