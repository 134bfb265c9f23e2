import { describe, expect, it } from 'vitest'
import { dkimFinding, dmarcFinding, dmarcNames, spfFinding } from '#domain/messages/senderDomain.ts'

describe('an SPF record', () => {
  it.each([
    [['v=spf1 include:_spf.example -all'], 'good'],
    [['V=SPF1 mx ~all'], 'good'],
    [['v=spf1 redirect=_spf.example'], 'good'],
    [['v=spf1 mx ?all'], 'warning'],
    [['v=spf1 mx'], 'warning'],
    [['v=spf1 mx +all'], 'bad'],
    [['v=spf1 all'], 'bad'],
    [['v=spf1 -all', 'v=spf1 mx -all'], 'bad'],
    [[`v=spf1 ${Array.from({ length: 11 }, (_, i) => `include:${i}.example`).join(' ')} -all`], 'bad'],
    [['v=spf10 -all'], 'bad'],
    [[], 'bad'],
    [null, 'warning'],
  ])('%j is %s', (records, state) => {
    expect(spfFinding(records).state).toBe(state)
  })
})

describe('a DKIM key', () => {
  const rsa = 'A'.repeat(392)
  it.each([
    [[`v=DKIM1; p=${rsa}`], 'good'],
    [[`k=ed25519; p=${'A'.repeat(44)}`], 'good'],
    [[`v=DKIM1; t=y; p=${rsa}`], 'warning'],
    [[`v=DKIM1; p=${'A'.repeat(96)}`], 'bad'],
    [['v=DKIM1; p='], 'bad'],
    [['hello'], 'bad'],
    [[], 'bad'],
    [null, 'warning'],
  ])('%j is %s', (records, state) => {
    expect(dkimFinding(records, 's1').state).toBe(state)
  })

  it('without a selector is not looked up', () => {
    expect(dkimFinding(null, null).state).toBe('warning')
  })
})

describe('a DMARC record', () => {
  it.each([
    [['v=DMARC1; p=reject'], false, 'good'],
    [['v=DMARC1;p=quarantine; sp=none'], false, 'good'],
    [['v=DMARC1;p=quarantine; sp=none'], true, 'warning'],
    [['v=DMARC1; p=none'], false, 'warning'],
    [['v=DMARC1; p=maybe'], false, 'bad'],
    [['v=DMARC1; p=reject', 'v=DMARC1; p=none'], false, 'bad'],
    [['v=DMARC10; p=reject'], false, 'bad'],
    [[], false, 'bad'],
    [null, false, 'warning'],
  ])('%j (of the domain above: %s) is %s', (records, isOfParent, state) => {
    expect(dmarcFinding(records, isOfParent).state).toBe(state)
  })

  it('is looked up at the domain, then at its parent domains of at least two labels', () => {
    expect(dmarcNames('a.b.example.org')).toEqual([
      '_dmarc.a.b.example.org',
      '_dmarc.b.example.org',
      '_dmarc.example.org',
    ])
    expect(dmarcNames('example.org')).toEqual(['_dmarc.example.org'])
  })
})
