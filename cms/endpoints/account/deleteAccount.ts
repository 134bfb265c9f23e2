import type { SessionUser } from '#access/viewer.ts'
import { DeleteAccountBodySchema } from '#domain/calls/account.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import { deleteAccount } from '../../operations/account/deleteAccount.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { defineCall } from '../defineCall.ts'
import { proofRequired, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { expiredCookies } from './sessions.ts'

const staffStays = () => refuse(textOf('staffAccountStays'), 'staff', { httpStatus: 403 })

export const deleteaccount = defineCall({
  path: '/auth/deleteaccount',
  summary: 'Delete the account of the signed-in person; needs a fresh code',
  body: DeleteAccountBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, now, setCookie }) => {
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    if (hasStaffLevel(user.userLevel)) return staffStays()
    if (!(await requireProof(req, now))) return proofRequired()
    if (!(await deleteAccount(req.payload, user, now))) return staffStays()
    for (const cookie of expiredCookies(project)) setCookie(cookie)
    return { apiSuccess: true as const, message: textOf('accountDeleted') }
  },
})
