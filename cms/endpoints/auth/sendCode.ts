import type { PayloadRequest } from 'payload'
import { localeOf, PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { isIndian } from '#domain/auth/signupChannels.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { requestCode } from '../../operations/auth/requestCode.ts'
import type { Slot } from '../../operations/auth/slot.ts'
import type { CallContext } from '../defineCall.ts'
import { type Refusal, refuse } from '../responses.ts'
import { ensureBrowser } from './cookies.ts'
import { clientOf } from './device.ts'
import { signupSettings } from './signupSettings.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>
type Sent = { apiSuccess: true; message: Text; otpLength: number } | Refusal

/** Numbers outside India get SMS only if the project allows it (docs/security.md); platform owners always do. */
const mayGetSms = async (req: PayloadRequest, project: RequestProject, phone: string): Promise<boolean> =>
  isIndian(phone) || project.id === PLATFORM.id || (await signupSettings(req, project.id)).isIntlPhoneEnabled

/** Sends a code to one identifier. The answer (spec 8) does not reveal whether an account exists. */
export async function sendCode(
  { req, project, now, setCookie }: Context,
  target: Omit<Slot, 'browser'>,
  options: { message?: Text; signup?: Record<string, unknown> } = {},
): Promise<Sent> {
  if (target.channel === 'sms' && !(await mayGetSms(req, project, target.identifier)))
    return refuse(textOf('sendingOtpFailed'), 'phone')
  const browser = ensureBrowser(req, project.slug, now, setCookie)
  const host = new URL(req.url ?? 'http://localhost').hostname
  const sent = await requestCode({
    payload: req.payload,
    project,
    host,
    locale: localeOf(req),
    slot: { ...target, browser },
    client: clientOf(req, project),
    signup: options.signup,
    now,
  })
  if (sent.ok)
    return { apiSuccess: true, message: options.message ?? textOf('otpSent'), otpLength: sent.length }
  if (sent.reason === 'limit')
    return refuse(textOf('resendRefused'), 'limit', { retryAfterS: sent.retryAfterS })
  return refuse(textOf('sendingOtpFailed'), sent.reason)
}
