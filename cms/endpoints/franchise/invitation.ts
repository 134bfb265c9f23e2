import { z } from 'zod'
import type { SessionUser } from '#access/viewer.ts'
import { AnswerInvitationBodySchema } from '#domain/calls/franchise.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { answerInvitation, leaveFranchisee } from '../../operations/franchise/answerInvitation.ts'
import { defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'

export const leave = defineCall({
  path: '/franchise/leave',
  summary: 'Leave the franchisee; withdraws the consent of the signed-in student',
  body: z.object({}),
  answer: AcceptedSchema,
  handle: async ({ req }) => {
    const student = req.user as SessionUser | null
    if (!student) return signedOut()
    if (!(await leaveFranchisee(req.payload, student)))
      return refuse(textOf('noFranchisee'), 'notFound', { httpStatus: 404 })
    return { apiSuccess: true as const, message: textOf('franchiseeLeft') }
  },
})

export const invitationAnswer = defineCall({
  path: '/franchise/invitation',
  summary: 'Accept or decline the invitation of a franchisee',
  body: AnswerInvitationBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, body, now }) => {
    const student = req.user as SessionUser | null
    if (!student) return signedOut()
    const { invitation, accept } = body
    const answer = { student, invitation, isAccepted: accept, now }
    const isNoted = await answerInvitation(req.payload, project, answer)
    if (!isNoted) return refuse(textOf('invitationGone'), 'notFound', { httpStatus: 404 })
    const message = accept ? textOf('invitationAccepted') : textOf('invitationDeclined')
    return { apiSuccess: true as const, message }
  },
})
