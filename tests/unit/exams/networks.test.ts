import { describe, expect, it } from 'vitest'
import { isInNetworks } from '#cms/operations/attempts/mayEnter.ts'

describe('the networks of a paper', () => {
  it('are everywhere where there are none', () => {
    expect(isInNetworks([], null)).toBe(true)
    expect(isInNetworks([], '203.0.113.7')).toBe(true)
  })

  it.each([
    ['10.20.0.0/16', '10.20.255.254', true],
    ['10.20.0.0/16', '10.21.0.1', false],
    // A server that listens on IPv6 sees clients of IPv4 like this.
    ['10.20.0.0/16', '::ffff:10.20.3.4', true],
    ['203.0.113.7/32', '203.0.113.8', false],
    ['2001:db8::/32', '2001:db8:1::5', true],
    ['2001:db8::/32', '2001:db9::5', false],
    ['2001:db8::/32', '10.20.3.4', false],
    ['0.0.0.0/0', '2001:db8::1', false],
  ])('%s and the address %s: %s', (network, ip, isIn) => {
    expect(isInNetworks([network], ip)).toBe(isIn)
    expect(isInNetworks(['192.0.2.0/24', network], ip)).toBe(isIn)
  })

  it('let nobody in whose address is not known, and by no range that is none', () => {
    expect(isInNetworks(['10.20.0.0/16'], null)).toBe(false)
    expect(isInNetworks(['10.20.0.0/16'], 'unknown')).toBe(false)
    expect(isInNetworks(['10.20.0.0/99'], '10.20.0.1')).toBe(false)
  })
})
