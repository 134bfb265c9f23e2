import { parseCookies } from 'payload'
import { referralCookie } from '#access/session/cookieNames.ts'
import { readRow } from '#database/guard.ts'
import { joinReferral } from '../../operations/referral/joinReferral.ts'
import type { CallContext } from '../defineCall.ts'
import { expiredCookie } from './cookies.ts'
import { clientOf } from './device.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>

/** Attributes a new account to the referrer in the referral cookie, which is deleted. A failure is logged and does not fail the sign-up. */
export async function recordReferralSignup(
  { req, project, now, setCookie }: Context,
  user: string,
): Promise<void> {
  const name = referralCookie(project.slug)
  const [, code, at] = /^([A-Z0-9]{4,20})\.(\d{13})$/.exec(parseCookies(req.headers).get(name) ?? '') ?? []
  if (!code || !at) return
  const { payload } = req
  setCookie(expiredCookie(name))
  try {
    const friend = await readRow({ payload, collection: 'users', where: { id: { equals: user } } })
    const { device, ip } = clientOf(req, project)
    if (friend)
      await joinReferral({
        payload,
        project,
        friend,
        capture: { code, at: Number(at) },
        device,
        network: ip,
        now,
      })
  } catch (err) {
    payload.logger.error({ msg: 'the attribution of a referral failed', err })
  }
}
