import { textOf } from '#domain/text/textOf.ts'
import type { OtpChallenge } from '#payload-types'
import { checkCode } from '../../operations/auth/checkCode.ts'
import type { Slot } from '../../operations/auth/slot.ts'
import type { CallContext } from '../defineCall.ts'
import { type Refusal, refuse } from '../responses.ts'
import { browserOf } from './cookies.ts'
import { clientOf } from './device.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now'>
type Tried = { challenge: OtpChallenge } | { refusal: Refusal }

/** Checks a code of this browser and counts wrong ones; a right code is used up later by `consumeCode`. */
export async function tryCode(
  { req, project, now }: Context,
  target: Omit<Slot, 'browser'>,
  code: string,
): Promise<Tried> {
  const browser = browserOf(req, project.slug)
  if (!browser) return { refusal: refuse(textOf('wrongCode'), 'wrongCode') }
  const checked = await checkCode({
    payload: req.payload,
    project,
    slot: { ...target, browser },
    client: clientOf(req, project),
    code,
    now,
  })
  if (checked.ok) return { challenge: checked.challenge }
  if (checked.reason === 'stepUp') return { refusal: refuse(textOf('stepUp'), 'stepUp') }
  if (checked.reason === 'later')
    return { refusal: refuse(textOf('tryLater'), 'later', { retryAfterS: checked.retryAfterS }) }
  return { refusal: refuse(textOf('wrongCode'), 'wrongCode') }
}
