import type { OtpChannel } from '#domain/auth/authFlowState.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { OtpChallenge } from '#payload-types'
import { findSignupProof } from '../../operations/auth/signupProof.ts'
import type { CallContext } from '../defineCall.ts'
import { type Refusal, refuse } from '../responses.ts'
import { browserOf } from './cookies.ts'
import type { SignupTarget } from './signupTargets.ts'
import { tryCode } from './tryCode.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now'>
type Checked =
  | {
      codes: { name: OtpChannel; challenge: OtpChallenge }[]
      /** Values of the sign-up form, stored with the challenge when the code was requested. */
      values: { name?: string; additionalFields?: unknown[] }
    }
  | { refusal: Refusal & { channel?: OtpChannel } }

/**
 * Checks the codes of a sign-up without using them up. A phone or e-mail without a code in the body counts as proven if a login
 * code for it was right in this browser before (`signupProof`). A channel that needs no proof is added when it has one.
 */
export async function checkSignupCodes(
  context: Context,
  targets: SignupTarget[],
  given: Partial<Record<OtpChannel, string>>,
): Promise<Checked> {
  const { req, project, now } = context
  const browser = browserOf(req, project.slug)
  const codes: { name: OtpChannel; challenge: OtpChallenge }[] = []
  for (const { name, channel, identifier, isNeeded } of targets) {
    const code = given[name]
    if (isNeeded && code) {
      const tried = await tryCode(context, { purpose: 'signup', channel, identifier }, code)
      if ('refusal' in tried) return { refusal: { ...tried.refusal, channel: name } }
      codes.push({ name, challenge: tried.challenge })
      continue
    }
    const target = { browser: browser ?? '', channel, identifier }
    const proof =
      browser && (await findSignupProof({ payload: req.payload, project: project.id, target, now }))
    if (proof) codes.push({ name, challenge: proof })
    else if (isNeeded) return { refusal: { ...refuse(textOf('wrongCode'), 'wrongCode'), channel: name } }
  }
  const withForm = codes.find(({ challenge }) => challenge.signup)
  return {
    codes,
    values: (withForm?.challenge.signup ?? {}) as { name?: string; additionalFields?: unknown[] },
  }
}
