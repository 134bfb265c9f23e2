import type { PayloadRequest } from 'payload'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { isIndian } from '#domain/auth/signupChannels.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { requestCode } from '../../operations/auth/requestCode.ts'
import type { Slot } from '../../operations/auth/slot.ts'
import { type Refusal, refuse } from '../answers.ts'
import type { CallContext } from '../defineCall.ts'
import { ensureBrowser } from './cookies.ts'
import { clientOf } from './device.ts'
import { signupSettings } from './signupSettings.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>
type Sent = { apiSuccess: true; message: Text; otpLength: number } | Refusal

/** SMS go abroad only where the project wants it (docs/security.md); owners, who have no project, live anywhere. */
const mayGetSms = async (req: PayloadRequest, project: RequestProject, phone: string): Promise<boolean> =>
  isIndian(phone) || project.id === PLATFORM.id || (await signupSettings(req, project.id)).isIntlPhoneEnabled

/** Sends a code to one identifier and answers as spec 8 says; the same for known and unknown people. */
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
