import type { Viewer } from '#access/viewer.ts'
import { PersonBodySchema } from '#domain/calls/people.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { unlockRefusal } from '#domain/people/changeRules.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { findPerson, toPerson } from '../../operations/people/findPerson.ts'
import { unlockSignIn } from '../../operations/people/unlockSignIn.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { notAllowed } from './refusals.ts'

export const unlock = defineCall({
  path: '/people/unlock',
  summary: 'Unlock sign-in on new devices after too many wrong codes',
  needs: 'admin',
  audit: { entity: 'users', did: 'Let a person sign in on new devices again', id: 'user' },
  body: PersonBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, project, body, now }) => {
    const person = await findPerson(req, body.user)
    if (!person) return notFound()
    const target = toPerson(person)
    const refused = unlockRefusal(viewer as Viewer, target)
    if (refused) return notAllowed(refused)
    if (hasStaffLevel(target.level) && !(await requireProof(req, now))) return proofRequired()
    await unlockSignIn(req, { person, project, now })
    return { apiSuccess: true as const, message: textOf('personUnlocked') }
  },
})
