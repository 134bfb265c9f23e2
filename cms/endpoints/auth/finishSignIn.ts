import { newDeviceNews, welcomeNews } from '#domain/notifications/texts.ts'
import type { Project } from '#payload-types'
import { deviceName } from '../../operations/auth/deviceName.ts'
import type { Account } from '../../operations/auth/findAccount.ts'
import { rememberDevice } from '../../operations/auth/knownDevices.ts'
import { openSession } from '../../operations/auth/openSession.ts'
import { notify } from '../../operations/notifications/notify.ts'
import type { CallContext } from '../defineCall.ts'
import { keepDevice } from './device.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>
type SignIn = { isStaff?: boolean; platform: string; isNewAccount?: boolean }

/**
 * Opens the session of somebody who has proven who they are; from now on the device is known for their phone and e-mail.
 * A new account is welcomed, a new device is told to the person on the others.
 */
export async function finishSignIn(context: Context, account: Account, signIn: SignIn) {
  const { req, project, now, setCookie } = context
  const { isStaff = false, platform, isNewAccount = false } = signIn
  const user = String(account.id)
  const device = keepDevice(req, project, now, setCookie)
  const home = account.project ? project.id : null
  const opened = await openSession({
    req,
    user,
    project: home,
    level: account.userLevel,
    isStaff,
    platform,
    now,
  })
  const seen = await rememberDevice(req.payload, {
    project: project.id,
    user,
    identifiers: identifiersOf(account),
    device,
    now,
  })
  if (home && isNewAccount)
    await tell(context, user, welcomeNews(await titleOf(context)), 'welcome', 'welcome')
  else if (home && seen === 'another')
    await tell(
      context,
      user,
      newDeviceNews(deviceName(req.headers.get('user-agent'))),
      'newDevice',
      `device:${opened.sessionId}`,
    )
  return opened
}

const identifiersOf = ({ phone, isPhoneVerified, email, isEmailVerified }: Account): string[] =>
  [isPhoneVerified ? phone : null, isEmailVerified ? email : null].filter((value): value is string => !!value)

async function titleOf({ req, project }: Context): Promise<string> {
  const found = await req.payload.db.findOne<Project>({
    collection: 'projects',
    where: { id: { equals: project.id } },
    select: { title: true },
  })
  return found?.title ?? project.slug
}

/** News is no reason for a sign-in to fail. */
async function tell(
  { req, project, now }: Context,
  user: string,
  news: { title: string; text?: string; href?: string },
  kind: 'welcome' | 'newDevice',
  dedupeKey: string,
): Promise<void> {
  try {
    await notify(req.payload, { project: project.id, user, kind, ...news, dedupeKey, now })
  } catch (err) {
    req.payload.logger.error({ msg: 'a notification was not written', kind, err })
  }
}
