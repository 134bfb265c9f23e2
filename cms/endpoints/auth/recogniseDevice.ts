import { idOf } from '#database/idOf.ts'
import { newDeviceNotification } from '#domain/notifications/texts.ts'
import type { Session, User } from '#payload-types'
import { pushKey } from '../../adapters/push/webPush.ts'
import { rememberDevice } from '../../operations/auth/knownDevices.ts'
import { notify } from '../../operations/notifications/notify.ts'
import { browserOf, renewPushDevices } from '../../operations/push/devices.ts'
import type { CallContext } from '../defineCall.ts'
import { ensureDevice } from './device.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>

/**
 * Called after a session was opened: remembers the device for the person's proven phone and e-mail. If the person had other known
 * devices, they are notified of the new one. A failed notification is logged and does not fail the sign-in.
 */
export async function recogniseDevice(
  { req, project, now, setCookie }: Context,
  user: User,
  session: Session,
): Promise<void> {
  // The session was opened from another session without a code, so nothing was proven.
  if (session.openedFrom) return
  const { payload } = req
  const identifiers = [
    user.isPhoneVerified ? user.phone : null,
    user.isEmailVerified ? user.email : null,
  ].filter((value): value is string => Boolean(value))
  const id = String(user.id)
  const device = ensureDevice(req, project, now, setCookie)
  const recognised = await rememberDevice(payload, {
    project: project.id,
    user: id,
    identifiers,
    device,
    now,
  })
  const browser = browserOf(project.id, device)
  if (browser && pushKey())
    await renewPushDevices(payload, { user: id, session: String(session.id), browser })
  if (recognised !== 'another' || !idOf(user.project)) return
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
    payload.logger.error({ msg: 'the notification of a new device failed', err })
  }
}
