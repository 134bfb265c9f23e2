import type { PayloadRequest } from 'payload'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { staffCookie } from '#access/session/cookieNames.ts'
import { readAccess } from '#access/session/readAccess.ts'
import { idOf } from '#database/idOf.ts'
import {
  SentResponseSchema,
  SessionBodySchema,
  StaffResponseSchema,
  StaffSendBodySchema,
  StaffVerifyBodySchema,
  VerifiedResponseSchema,
} from '#domain/calls/auth.ts'
import { toIdentifier } from '#domain/messages/channels.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { EmailSchema } from '#domain/people/EmailSchema.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { hasOwnerLevel, hasStaffLevel, roleOf } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { accountOf } from '../../operations/auth/claimAccount.ts'
import { exchangeToken } from '../../operations/auth/exchangeToken.ts'
import type { Account } from '../../operations/auth/findAccount.ts'
import { httpOnlyCookie } from '../auth/cookies.ts'
import { finishSignIn } from '../auth/finishSignIn.ts'
import { recogniseDevice } from '../auth/recogniseDevice.ts'
import { sendCode } from '../auth/sendCode.ts'
import { tryCode } from '../auth/tryCode.ts'
import { defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'

type CodeTarget = { channel: MessageChannel; identifier: string }

/** Channel and normalised identifier of a typed phone or e-mail; null when it is neither. */
function parseIdentifier(text: string): CodeTarget | null {
  const phone = text.includes('@') ? null : normalisePhone(text)
  if (phone) return { channel: 'sms', identifier: phone }
  const email = EmailSchema.safeParse(text)
  return email.success ? { channel: 'email', identifier: email.data } : null
}

/**
 * The account of staff of the project or of a platform owner whose phone or e-mail has just been proven; null for anybody else.
 * An account that somebody else added is claimed by this proof.
 */
async function findStaff(
  { payload }: PayloadRequest,
  project: RequestProject,
  { channel, identifier }: CodeTarget,
): Promise<Account | null> {
  const proven = toIdentifier(channel, identifier)
  const owner = await accountOf(payload, null, proven)
  if (owner && hasOwnerLevel(owner.userLevel)) return owner
  if (project.id === PLATFORM.id) return null
  const user = await accountOf(payload, project.id, proven)
  return user && hasStaffLevel(user.userLevel) ? user : null
}

export const staffSendOtp = defineCall({
  path: '/admin/sendOtp',
  isForPlatform: true,
  summary: 'Send a 6-digit code to sign in to the admin panel',
  body: StaffSendBodySchema,
  answer: SentResponseSchema,
  handle: async (context) => {
    const to = parseIdentifier(context.body.identifier)
    if (!to) return refuse(textOf('sendingOtpFailed'), 'identifier')
    return sendCode(context, { purpose: 'staff', ...to })
  },
})

export const staffVerifyOtp = defineCall({
  path: '/admin/verifyOtp',
  isForPlatform: true,
  summary: 'Verify the 6-digit code',
  body: StaffVerifyBodySchema,
  answer: VerifiedResponseSchema,
  handle: async (context) => {
    const { req, project, body } = context
    const to = parseIdentifier(body.identifier)
    if (!to) return refuse(textOf('wrongCode'), 'wrongCode')
    const tried = await tryCode(context, { purpose: 'staff', ...to }, body.otp)
    if ('refusal' in tried) return tried.refusal
    if (!(await consumeCode(req.payload, tried.challenge))) return refuse(textOf('wrongCode'), 'wrongCode')
    const account = await findStaff(req, project, to)
    if (!account || account.isBlocked) return refuse(textOf('noStaffAccess'), 'noStaffAccess')
    const opened = await finishSignIn(context, account, { isStaff: true, platform: 'admin' })
    return { apiSuccess: true as const, message: textOf('verifiedLoggingIn'), ...opened }
  },
})

export const usersession = defineCall({
  path: '/admin/usersession',
  isForPlatform: true,
  summary: 'Exchange a staff sign-in token for the staff session cookie',
  body: SessionBodySchema,
  answer: StaffResponseSchema,
  handle: async (context) => {
    const { req, project, body, now, setCookie } = context
    const traded = await exchangeToken(req, body.signInToken, { isStaff: true, project: project.id, now })
    const user =
      traded &&
      (await req.payload.db.findOne<User>({
        collection: 'users',
        where: { id: { equals: idOf(traded.session.user) } },
      }))
    if (!traded || !user || user.isBlocked || user.deletedAt)
      return refuse(textOf('tokenUsed'), 'tokenUsed', { httpStatus: 401 })
    setCookie(httpOnlyCookie(staffCookie(project.slug), traded.secret, new Date(traded.session.expiresAt)))
    await recogniseDevice(context, user, traded.session)
    const level = user.userLevel ?? 0
    const role = roleOf(level)
    return {
      apiSuccess: true as const,
      message: textOf('verifiedLoggingIn'),
      role: role.id,
      label: role.label,
      level,
      accessList: [...(await readAccess(req.payload, user, idOf(user.project))).accessList],
    }
  },
})
