import { unseal } from '#access/secrets.ts'
import type { MessageSetting } from '#payload-types'
import type { OwnSenders } from '../../adapters/messages/candidates.ts'

/** The project's own accounts and mail server from its stored settings, in clear; for the adapters only. `secret`: Payload's, with which they were sealed. */
export function ownSenders(
  stored: Pick<MessageSetting, 'smsSenders' | 'smtpUrl'> | null,
  secret: string,
): OwnSenders {
  const tokens = new Map<string, string | null>()
  for (const { accountSid, authToken } of stored?.smsSenders ?? []) {
    if (!accountSid) continue
    // One token is enough for all senders of an account.
    tokens.set(accountSid, unseal(authToken, secret) ?? tokens.get(accountSid) ?? null)
  }
  return { tokens, smtpUrl: unseal(stored?.smtpUrl, secret) }
}
