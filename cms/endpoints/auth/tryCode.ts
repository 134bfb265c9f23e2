import { ANSWERS } from '#domain/text/messages.ts'
import type { OtpChallenge } from '#payload-types'
import { checkCode } from '../../operations/auth/checkCode.ts'
import type { Slot } from '../../operations/auth/slot.ts'
import { type CallContext, refuse } from '../defineCall.ts'
import { browserOf } from './cookies.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>
type Tried = { challenge: OtpChallenge } | { refusal: ReturnType<typeof refuse> }

/** Tries a code of this browser; a right one is not used up yet (`consumeCode`). */
export async function tryCode(
  { req, project, now }: Context,
  target: Omit<Slot, 'browser'>,
  code: string,
): Promise<Tried> {
  const browser = browserOf(req, project.slug)
  const challenge = browser && (await checkCode(req.payload, project, { ...target, browser }, code, now))
  return challenge ? { challenge } : { refusal: refuse(ANSWERS.wrongCode, 'wrongCode') }
}
