import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { sendNotice } from '../messages/sendNotice.ts'

type Reach = { channel: 'phone' | 'email'; to: string }

/**
 * Writes to the proven phone or e-mail that was replaced, or beside which another was verified. The change has happened by now: a message that does not go out is
 * logged and stops nothing.
 */
export async function tellOldAddress(
  req: PayloadRequest,
  { project, old, text, now }: { project: RequestProject; old: Reach; text: string; now: Date },
): Promise<void> {
  try {
    const { channel, to } = old
    await sendNotice(req.payload, {
      project,
      person:
        channel === 'phone' ? { phone: to, isPhoneVerified: true } : { email: to, isEmailVerified: true },
      channel: channel === 'phone' ? 'sms' : 'email',
      host: new URL(req.url ?? 'http://localhost').hostname,
      text,
      now,
    })
  } catch (err) {
    req.payload.logger.error({ msg: 'the old address was not told', err })
  }
}
