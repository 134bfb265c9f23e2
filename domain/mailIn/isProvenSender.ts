import { headerOf, type IncomingMail } from './IncomingMail.ts'

const HEADER = 'authentication-results'

/** Relaxed alignment: one domain equals the other or is a subdomain of it. */
const isAligned = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/** A header value without its comments in parentheses, which the sender controls. */
function withoutComments(text: string): string {
  let depth = 0
  let rest = ''
  for (const letter of text) {
    if (letter === '(') depth++
    else if (letter === ')' && depth > 0) depth--
    else if (depth === 0) rest += letter
  }
  return rest
}

/**
 * Whether the receiving server has authenticated the author's domain (RFC 8601): by DMARC, or by a DKIM signature of that domain. Only the
 * first Authentication-Results header counts, and only one of this server, since a sender can add others.
 * @param server name by which the receiving server signs its results (authserv-id)
 */
export function isProvenSender(mail: Pick<IncomingMail, 'headers' | 'from'>, server: string): boolean {
  const domain = mail.from?.split('@')[1]
  const [id = '', ...results] = withoutComments(headerOf(mail, HEADER)).toLowerCase().split(';')
  if (!domain || id.trim().split(/\s+/)[0] !== server.toLowerCase()) return false
  const checks = results.map((result) => result.trim())
  const dmarc = checks.find((result) => /^dmarc\s*=/.test(result))
  if (dmarc && !/^dmarc\s*=\s*(pass|none)\b/.test(dmarc)) return false
  const propertyOf = (result: string, property: string) =>
    new RegExp(`(?:^|\\s)${property}\\s*=\\s*@?([a-z0-9.-]+)`).exec(result)?.[1] ?? ''
  if (dmarc && /^dmarc\s*=\s*pass\b/.test(dmarc) && propertyOf(dmarc, 'header\\.from') === domain) return true
  return checks.some((result) => {
    const signer = propertyOf(result, 'header\\.d')
    return /^dkim\s*=\s*pass\b/.test(result) && signer.includes('.') && isAligned(signer, domain)
  })
}
