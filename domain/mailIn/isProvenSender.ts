import { headerOf, type IncomingMail } from './IncomingMail.ts'

const HEADER = 'authentication-results'

/** `a.example` is aligned with `example`, and the other way round. */
const isAligned = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/** Without comments, which may contain anything. */
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
 * Whether the receiving server says that the e-mail is by its author's domain (RFC 8601): by DMARC, or by a DKIM signature of that domain. Only the
 * first such header counts, and only of this server: the sender can add any number of others.
 * @param server name by which the receiving server signs its results (authserv-id)
 */
export function isProvenSender(mail: Pick<IncomingMail, 'headers' | 'from'>, server: string): boolean {
  const domain = mail.from?.split('@')[1]
  const [id = '', ...results] = withoutComments(headerOf(mail, HEADER)).toLowerCase().split(';')
  if (!domain || id.trim().split(/\s+/)[0] !== server.toLowerCase()) return false
  const said = results.map((result) => result.trim())
  const dmarc = said.find((result) => /^dmarc\s*=/.test(result))
  if (dmarc && !/^dmarc\s*=\s*(pass|none)\b/.test(dmarc)) return false
  const named = (result: string, property: string) =>
    new RegExp(`(?:^|\\s)${property}\\s*=\\s*@?([a-z0-9.-]+)`).exec(result)?.[1] ?? ''
  if (dmarc && /^dmarc\s*=\s*pass\b/.test(dmarc) && named(dmarc, 'header\\.from') === domain) return true
  return said.some((result) => {
    const signer = named(result, 'header\\.d')
    return /^dkim\s*=\s*pass\b/.test(result) && signer.includes('.') && isAligned(signer, domain)
  })
}
