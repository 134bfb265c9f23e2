import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { mailKeyOf, readMailbox } from '../adapters/mailIn/readMailbox.ts'
import { env } from '../config/env.ts'
import { processMail } from '../operations/mailIn/processMail.ts'

const MAX_FAILURES = 5

/** Failures of each e-mail in this process. */
const failures = new Map<string, number>()

/**
 * Processes the e-mails in the installation's mailbox. One that fails is logged and retried in the next run; after five failures it is
 * moved aside, so that it does not delay others.
 */
export async function readMail(payload: BasePayload, now: Date): Promise<void> {
  const { MAIL_IN_URL, DEFAULT_PROJECT } = env()
  if (!MAIL_IN_URL) return
  const home = DEFAULT_PROJECT
    ? await readRow({ payload, collection: 'projects', where: { slug: { equals: DEFAULT_PROJECT } } })
    : null
  await readMailbox(MAIL_IN_URL, async (received) => {
    const name = mailKeyOf(received)
    try {
      const taken = await processMail(payload, received, { home: home ? String(home.id) : null, now })
      if (taken === 'aside') payload.logger.warn({ msg: 'an e-mail of the mailbox was set aside' })
      failures.delete(name)
      return taken
    } catch (err) {
      const times = (failures.get(name) ?? 0) + 1
      payload.logger.error({ msg: 'an e-mail of the mailbox was not taken', times, err })
      if (times < MAX_FAILURES) failures.set(name, times)
      else failures.delete(name)
      return times < MAX_FAILURES ? 'later' : 'aside'
    }
  })
}
