import type { PayloadRequest } from 'payload'
import type { OtpChannel } from '#domain/auth/authFlowState.ts'
import { isIndian, type OtpMethod, signupChannels } from '#domain/auth/signupChannels.ts'
import type { Slot } from '../../operations/auth/slot.ts'
import { signupSettings } from './signupSettings.ts'

/** Phone or e-mail of a sign-up: its name in the form, the channel of its code, and whether it has to be proven. */
export type SignupTarget = Pick<Slot, 'channel' | 'identifier'> & { name: OtpChannel; isNeeded: boolean }

type Person = { phone: string; email: string; otpMethod: OtpMethod }

/** Phone and e-mail of a sign-up (spec 5), phone first; null when the project does not accept phones outside India. */
export async function signupTargets(
  req: PayloadRequest,
  project: string,
  { phone, email, otpMethod }: Person,
): Promise<SignupTarget[] | null> {
  const settings = await signupSettings(req, project)
  if (!isIndian(phone) && !settings.isIntlPhoneEnabled) return null
  const needed = signupChannels({ ...settings, countryCode: isIndian(phone) ? '91' : '', otpMethod })
  return [
    { name: 'phone', channel: 'sms', identifier: phone, isNeeded: needed.phone },
    { name: 'email', channel: 'email', identifier: email, isNeeded: needed.email },
  ]
}
