import { idOf } from '#database/idOf.ts'
import { newDeviceNotification } from '#domain/notifications/texts.ts'
import type { Session, User } from '#payload-types'
import { rememberDevice } from '../../operations/auth/knownDevices.ts'
import { notify } from '../../operations/notifications/notify.ts'
import type { CallContext } from '../defineCall.ts'
import { keepDevice } from './device.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>

/**
 * Once a session is open: the device is known for the person's proven phone and e-mail from now on. One that is new
 * beside others is told to the person; news is no reason for a sign-in to fail.
 */
export async function recogniseDevice(
  { req, project, now, setCookie }: Context,
  user: User,
  session: Session,
): Promise<void> {
  // Opened without a code of its own: nothing new was proven here.
  if (session.openedFrom) return
  const { payload } = req
  const identifiers = [
    user.isPhoneVerified ? user.phone : null,
    user.isEmailVerified ? user.email : null,
  ].filter((value): value is string => Boolean(value))
  const id = String(user.id)
  const device = keepDevice(req, project, now, setCookie)
  const seen = await rememberDevice(payload, { project: project.id, user: id, identifiers, device, now })
  if (seen !== 'another' || !idOf(user.project)) return
  try {
    await notify(payload, {
      project: project.id,
      user: id,
      kind: 'newDevice',
      ...newDeviceNotification(session.deviceName ?? 'Browser'),
      dedupeKey: `device:${session.id}`,
      now,
    })
  } catch (err) {
    payload.logger.error({ msg: 'a new device was not told', err })
  }
}
