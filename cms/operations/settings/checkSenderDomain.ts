import {
  dkimFinding,
  dmarcFinding,
  dmarcNames,
  type Finding,
  spfFinding,
  type TxtRecords,
} from '#domain/messages/senderDomain.ts'
import { lookUpTxt } from '../../adapters/dns/lookUpTxt.ts'

type DomainRecord = Finding & { record: 'SPF' | 'DKIM' | 'DMARC'; name: string }

/** Looks up the DNS records of a sender domain that receivers check. @param selector of DKIM; null when the settings have none */
export async function checkSenderDomain(domain: string, selector: string | null): Promise<DomainRecord[]> {
  const dkimName = `${selector ?? 'selector'}._domainkey.${domain}`
  const [spf, dkim, dmarc] = await Promise.all([
    lookUpTxt(domain),
    selector ? lookUpTxt(dkimName) : null,
    dmarcRecords(domain),
  ])
  return [
    { record: 'SPF', name: domain, ...spfFinding(spf) },
    { record: 'DKIM', name: dkimName, ...dkimFinding(dkim, selector) },
    { record: 'DMARC', name: dmarc.name, ...dmarcFinding(dmarc.records, dmarc.isOfParent) },
  ]
}

/** The DMARC records of the domain, or of its nearest parent domain with any. */
async function dmarcRecords(
  domain: string,
): Promise<{ name: string; records: TxtRecords; isOfParent: boolean }> {
  const [own = domain, ...above] = dmarcNames(domain)
  const records = await lookUpTxt(own)
  if (records === null || records.length > 0) return { name: own, records, isOfParent: false }
  for (const name of above) {
    const found = await lookUpTxt(name)
    if (found && found.length > 0) return { name, records: found, isOfParent: true }
  }
  return { name: own, records, isOfParent: false }
}
