import { unseal } from '#access/secrets.ts'
import type { MessageSetting } from '#payload-types'
import type { OwnSenders } from '../../adapters/messages/candidates.ts'

/** Decrypts a project's own provider accounts from its settings, for the adapters only. @param secret Payload's secret */
export function ownSenders(
  stored: Pick<MessageSetting, 'smsSenders' | 'smtpUrl'> | null,
  secret: string,
): OwnSenders {
  const tokens = new Map<string, string | null>()
  for (const { accountSid, authToken } of stored?.smsSenders ?? []) {
    if (!accountSid) continue
    // Senders of the same account share one token.
    tokens.set(accountSid, unseal(authToken, secret) ?? tokens.get(accountSid) ?? null)
  }
  return { tokens, smtpUrl: unseal(stored?.smtpUrl, secret) }
}
