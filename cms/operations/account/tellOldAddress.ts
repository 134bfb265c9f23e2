import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { deliver } from '../messages/deliver.ts'

type Reach = { channel: 'phone' | 'email'; to: string }

/**
 * Writes to the phone or e-mail that was replaced. The change has happened by now: a message that does not go out is
 * logged and stops nothing.
 */
export async function tellOldAddress(
  req: PayloadRequest,
  { project, old, text, now }: { project: RequestProject; old: Reach; text: string; now: Date },
): Promise<void> {
  try {
    await deliver(req.payload, {
      project,
      channel: old.channel === 'phone' ? 'sms' : 'email',
      to: old.to,
      purpose: 'notice',
      values: { host: new URL(req.url ?? 'http://localhost').hostname, text },
      now,
    })
  } catch (err) {
    req.payload.logger.error({ msg: 'the old address was not told', err })
  }
}
