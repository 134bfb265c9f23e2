import type { PayloadRequest } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { LONG_OTP_LENGTH } from '#domain/auth/policy.ts'
import {
  ChangeIdentitySendBodySchema,
  ChangeIdentitySentResponseSchema,
  ChangeIdentityVerifyBodySchema,
  type IdentityChannel,
  UserChangedResponseSchema,
} from '#domain/calls/account.ts'
import { parseEditedEmail } from '#domain/people/EmailSchema.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { isOwnUnproven, maskContact, provenChannel, provenValues } from '#domain/profile/provenChannel.ts'
import { textOf } from '#domain/text/textOf.ts'
import { changeIdentity } from '../../operations/account/changeIdentity.ts'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { rememberDevice } from '../../operations/auth/knownDevices.ts'
import { ensureDevice } from '../auth/device.ts'
import { sendCode } from '../auth/sendCode.ts'
import { callUser } from '../auth/session.ts'
import { tryCode } from '../auth/tryCode.ts'
import { defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'
import { type Refusal, refuse } from '../responses.ts'
import { codeTarget } from './codeTarget.ts'

const PURPOSES = { phone: 'changePhone', email: 'changeEmail' } as const

type ParsedIdentifier = { value: string } | { refusal: Refusal }

/** Normalises the new phone or e-mail; refuses an invalid one and the one that is proven already. */
function parseNewIdentifier(req: PayloadRequest, channel: IdentityChannel, typed: string): ParsedIdentifier {
  const user = req.user as SessionUser
  const parsed = channel === 'phone' ? normalisePhone(typed) : parseEditedEmail(typed, user.email)
  if (!parsed) return { refusal: refuse(textOf('invalid'), channel) }
  const isProven = channel === 'phone' ? user.isPhoneVerified : user.isEmailVerified
  if (isProven && user[channel] === parsed) return { refusal: refuse(textOf('sameIdentity'), 'same') }
  return { value: parsed }
}

export const changeidentitySend = defineCall({
  path: '/auth/changeidentity/send',
  summary: 'Send codes to a new or unproven phone or e-mail and to the proven one beside it',
  body: ChangeIdentitySendBodySchema,
  answer: ChangeIdentitySentResponseSchema,
  handle: async (context) => {
    const { req, body } = context
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    const read = parseNewIdentifier(req, body.channel, body.value)
    if ('refusal' in read) return read.refusal
    const purpose = PURPOSES[body.channel]
    const old = provenChannel(user, body.channel)
    const targets = [{ channel: body.channel, to: read.value }, ...(old ? [old] : [])]
    // In parallel, since each send may take up to the provider's timeout.
    const sent = await Promise.all(targets.map((reach) => sendCode(context, codeTarget(purpose, reach))))
    const refused = sent.find(({ apiSuccess }) => !apiSuccess)
    if (refused) return refused as Refusal
    return {
      apiSuccess: true as const,
      message: textOf('otpSent'),
      otpLength: LONG_OTP_LENGTH,
      value: read.value,
      old: old && { channel: old.channel, to: maskContact(old) },
    }
  },
})

export const changeidentityVerify = defineCall({
  path: '/auth/changeidentity/verify',
  summary: 'Change a phone or e-mail, or verify the own, once both codes are right',
  body: ChangeIdentityVerifyBodySchema,
  answer: UserChangedResponseSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    const { channel } = body
    const read = parseNewIdentifier(req, channel, body.value)
    if ('refusal' in read) return read.refusal
    const old = provenChannel(user, channel)
    const codes = [
      { field: 'newCode', reach: { channel, to: read.value }, code: body.newCode },
      ...(old ? [{ field: 'oldCode', reach: old, code: body.oldCode }] : []),
    ]
    const challenges = []
    for (const { field, reach, code } of codes) {
      // `field` names the wrong code; neither code is used up before both are right.
      if (!code) return Object.assign(refuse(textOf('wrongCode'), 'wrongCode'), { field })
      const tried = await tryCode(context, codeTarget(PURPOSES[channel], reach), code)
      if ('refusal' in tried) return Object.assign(tried.refusal, { field })
      challenges.push(tried.challenge)
    }
    for (const challenge of challenges)
      if (!(await consumeCode(req.payload, challenge))) return refuse(textOf('wrongCode'), 'wrongCode')
    const changed = await changeIdentity(req, { channel, value: read.value, project, now })
    if (!changed.ok)
      return changed.reason === 'taken'
        ? refuse(textOf('identityTaken'), 'taken')
        : refuse(textOf('tryLater'), 'meanwhile', { httpStatus: 409 })
    if (isOwnUnproven(user, channel, read.value))
      return {
        apiSuccess: true as const,
        message: channel === 'phone' ? textOf('phoneVerified') : textOf('emailVerified'),
        user: callUser(changed.user, project.slug),
      }
    // Both codes were entered in this browser, so it remains the only known device.
    await rememberDevice(req.payload, {
      project: project.id,
      user: String(user.id),
      identifiers: provenValues(changed.user),
      device: ensureDevice(req, project, now, context.setCookie),
      now,
    })
    return {
      apiSuccess: true as const,
      message: channel === 'phone' ? textOf('phoneChanged') : textOf('emailChanged'),
      user: callUser(changed.user, project.slug),
    }
  },
})
