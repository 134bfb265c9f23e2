import { welcomeNotification } from '#domain/notifications/texts.ts'
import type { Project } from '#payload-types'
import type { Account } from '../../operations/auth/findAccount.ts'
import { openSession } from '../../operations/auth/openSession.ts'
import { notify } from '../../operations/notifications/notify.ts'
import { recordStep } from '../../operations/reports/recordStep.ts'
import type { CallContext } from '../defineCall.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now'>
type SignIn = { isStaff?: boolean; platform: string; isNewAccount?: boolean }

/** Opens a session for an account whose code was right; a new account gets the welcome notification. */
export async function finishSignIn(context: Context, account: Account, signIn: SignIn) {
  const { req, project, now } = context
  const { isStaff = false, platform, isNewAccount = false } = signIn
  const user = String(account.id)
  const level = account.userLevel
  const home = account.project ? project.id : null
  const session = await openSession({ req, user, project: home, level, isStaff, platform, now })
  if (home && !isStaff) await recordStep(req.payload, { project: home, student: user, step: 'signIn', now })
  if (home && isNewAccount) await welcome(context, user)
  return session
}

/** A failure is logged and does not fail the sign-up. */
async function welcome({ req: { payload }, project, now }: Context, user: string): Promise<void> {
  try {
    const found = await payload.db.findOne<Project>({
      collection: 'projects',
      where: { id: { equals: project.id } },
      select: { title: true },
    })
    const texts = welcomeNotification(found?.title ?? project.slug)
    await notify(payload, { project: project.id, user, kind: 'welcome', ...texts, dedupeKey: 'welcome', now })
  } catch (err) {
    payload.logger.error({ msg: 'the welcome notification failed', err })
  }
}
