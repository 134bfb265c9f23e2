/** A finding about one record of a sender's domain; `warning`: mails arrive, but less is proven than could be. */
export type Finding = { state: 'good' | 'warning' | 'bad'; text: string }

/** TXT records of a name, each as one text; null when no name server answered. */
export type TxtRecords = readonly string[] | null

const UNANSWERED: Finding = { state: 'warning', text: 'No name server answered. Check it again later.' }
/** Maximum length of a displayed record, in characters. */
const MAX_SHOWN = 300
const good = (text: string): Finding => ({ state: 'good', text: text.slice(0, MAX_SHOWN) })
const warning = (text: string): Finding => ({ state: 'warning', text })
const bad = (text: string): Finding => ({ state: 'bad', text })

/** Mechanisms that need a DNS lookup; more than ten invalidate the record (RFC 7208, 4.6.4). */
const LOOKUP = /^[+~?-]?(include:|a([:/]|$)|mx([:/]|$)|ptr([:/]|$)|exists:)|^redirect=/i
const MAX_LOOKUPS = 10

/** Checks the SPF record of a domain (RFC 7208). */
export function spfFinding(records: TxtRecords): Finding {
  if (!records) return UNANSWERED
  const own = records.filter((record) => /^v=spf1(\s|$)/i.test(record))
  const [record] = own
  if (!record)
    return bad(
      'There is no SPF record: add a TXT record that begins with v=spf1 and names your mail provider.',
    )
  if (own.length > 1)
    return bad(`There are ${own.length} SPF records, which makes all of them void. Join them in one.`)
  const terms = record.trim().split(/\s+/).slice(1)
  const lookups = terms.filter((term) => LOOKUP.test(term)).length
  if (lookups > MAX_LOOKUPS)
    return bad(`The record needs ${lookups} DNS lookups; more than ${MAX_LOOKUPS} invalidate it.`)
  const all = terms.find((term) => /^[+~?-]?all$/i.test(term))?.toLowerCase()
  if (all === 'all' || all === '+all')
    return bad('The record lets every server send (+all). End it with ~all or -all.')
  if (all === '?all' || (!all && !terms.some((term) => /^redirect=/i.test(term))))
    return warning('The record says nothing about other servers. End it with ~all or -all.')
  return good(record)
}

const tagsOf = (record: string): Map<string, string> =>
  new Map(
    record.split(';').flatMap((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const]
    }),
  )

/** Length of a public RSA key of 1024 bits in base64, in characters. */
const SHORTEST_RSA = 200

/** Checks the DKIM key of a selector (RFC 6376). @param selector null when the settings have none */
export function dkimFinding(records: TxtRecords, selector: string | null): Finding {
  if (!selector)
    return warning('Enter the DKIM selector that your mail provider gave you; then its key is checked.')
  if (!records) return UNANSWERED
  const keys = records.map(tagsOf).filter((tags) => tags.has('p'))
  const [key] = keys
  if (!key)
    return bad('There is no key under this selector: add the TXT or CNAME record of your mail provider.')
  if (keys.length > 1) return bad('There are several keys under this selector; receivers may take either.')
  const publicKey = (key.get('p') ?? '').replace(/\s/g, '')
  if (publicKey === '') return bad('The key was revoked: its record is there, but empty.')
  const type = (key.get('k') ?? 'rsa').toLowerCase()
  if (type === 'rsa' && publicKey.length < SHORTEST_RSA)
    return bad(
      'The key is shorter than 1024 bits, and receivers ignore it. Ask your provider for one of 2048 bits.',
    )
  if ((key.get('t') ?? '').split(':').includes('y'))
    return warning('The key is marked as a test (t=y): receivers treat signed mails as unsigned.')
  return good(`A public key (${type}) is there.`)
}

/** The DNS names at which the DMARC record of a domain is looked up: its own, then those of its parent domains. */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.')
  return Array.from(
    { length: Math.max(1, labels.length - 1) },
    (_, above) => `_dmarc.${labels.slice(above).join('.')}`,
  )
}

/** Checks the DMARC record of a domain (RFC 7489). @param isOfParent whether it was found at a parent domain */
export function dmarcFinding(records: TxtRecords, isOfParent: boolean): Finding {
  if (!records) return UNANSWERED
  const own = records.filter((record) => /^v=DMARC1\s*(;|$)/.test(record))
  const [record] = own
  if (!record)
    return bad(
      'There is no DMARC record: add the TXT record v=DMARC1; p=none to begin with. Large mail services refuse bulk e-mails without it.',
    )
  if (own.length > 1) return bad('There are several DMARC records, which makes all of them void.')
  const tags = tagsOf(record)
  const policy = ((isOfParent && tags.get('sp')) || tags.get('p') || '').toLowerCase()
  if (!['none', 'quarantine', 'reject'].includes(policy))
    return bad('The record has no valid policy (p=none, quarantine or reject).')
  if (policy === 'none')
    return warning(
      'Forged mails are only watched (p=none). Change it to quarantine or reject once yours pass.',
    )
  return good(record)
}

/** The domain of an address, in lower case; null without one. */
export const domainOf = (address: string | null | undefined): string | null =>
  address?.split('@')[1]?.trim().toLowerCase() || null
