import { Resolver } from 'node:dns/promises'
import type { TxtRecords } from '#domain/messages/senderDomain.ts'
import { env } from '../../config/env.ts'

const TIMEOUT_MS = 3000
const TRIES = 2
/** Error codes for a name that does not exist or has no TXT record. */
const NONE = ['ENOTFOUND', 'ENODATA']

/** The TXT records of a name, each joined into one string; null when no name server answered. */
export async function lookUpTxt(name: string): Promise<TxtRecords> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  const { DNS_SERVER } = env()
  if (DNS_SERVER) resolver.setServers([DNS_SERVER])
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (err) {
    return NONE.includes((err as NodeJS.ErrnoException).code ?? '') ? [] : null
  }
}
