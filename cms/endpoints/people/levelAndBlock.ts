import { z } from 'zod'
import type { Viewer } from '#access/viewer.ts'
import { FreshCodeResponseSchema, SetBlockedBodySchema, SetLevelBodySchema } from '#domain/calls/people.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { blockRefusal, levelRefusal } from '#domain/people/changeRules.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import { countOtherOwners } from '#hooks/people/countOtherOwners.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { findPerson, toPerson } from '../../operations/people/findPerson.ts'
import { setBlocked } from '../../operations/people/setBlocked.ts'
import { setLevel } from '../../operations/people/setLevel.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { changedConcurrently, notAllowed } from './refusals.ts'

export const proof = defineCall({
  path: '/people/proof',
  method: 'get',
  summary: 'Whether this session is confirmed by a fresh code',
  needs: 'staff',
  body: z.object({}),
  answer: FreshCodeResponseSchema,
  handle: async ({ req, now }) => ({
    apiSuccess: true as const,
    isProven: await requireProof(req, now),
  }),
})

export const setlevel = defineCall({
  path: '/people/setlevel',
  summary: 'Change the level of a person, who has to sign in again',
  needs: 'admin',
  audit: { entity: 'users', did: 'Changed the level of a person', id: 'user' },
  body: SetLevelBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body, now }) => {
    const person = await findPerson(req, body.user)
    if (!person) return notFound()
    const refused = levelRefusal(viewer as Viewer, toPerson(person), body.level)
    if (refused) return notAllowed(refused)
    if (!(await requireProof(req, now))) return proofRequired()
    if (body.seen !== undefined && body.seen !== (person.userLevel ?? 0)) return changedConcurrently()
    if (!(await setLevel(req, person, { level: body.level, now }))) return changedConcurrently()
    return { apiSuccess: true as const, message: textOf('levelChanged') }
  },
})

export const setblocked = defineCall({
  path: '/people/setblocked',
  summary: 'Block or unblock a person; blocking signs them out at once',
  needs: 'admin',
  audit: { entity: 'users', did: 'Blocked a person or let them in again', id: 'user' },
  body: SetBlockedBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body: { user, isBlocked }, now }) => {
    const person = await findPerson(req, user)
    if (!person) return notFound()
    const target = toPerson(person)
    const owners = target.hasProject ? 1 : await countOtherOwners(req.payload, target.id)
    const refused = blockRefusal(viewer as Viewer, target, { isBlocked, otherOwners: owners })
    if (refused) return notAllowed(refused)
    if (hasStaffLevel(target.level) && !(await requireProof(req, now))) return proofRequired()
    if (!(await setBlocked(req, person, { isBlocked, now }))) return notAllowed('lastOwner')
    return {
      apiSuccess: true as const,
      message: isBlocked ? textOf('personBlocked') : textOf('personUnblocked'),
    }
  },
})
