import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '../../config/env.ts'
import { SendFailure } from './SendFailure.ts'

/** What the delivery log says of a host inside a network that a project has no business with. */
const PRIVATE_HOST = 'privateHost'

/** Whether an address is one of the open internet: not loopback, private, link-local, shared, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address) // an IPv4 address in IPv6 clothes counts as what it is
  return parsed.range() === 'unicast'
}

/**
 * The address to connect to for a host that a project named. Every address of the name must be public, or none is used,
 * and the answer is the one to connect to: asking again could give another (DNS rebinding). In development, tests and
 * demo any address will do. Throws a SendFailure.
 */
export async function publicAddress(
  hostname: string,
  resolve: (host: string) => Promise<string[]> = addressesOf,
  isAnyAllowed: boolean = env().isLocalToolsOn,
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [first] = addresses
  if (!first) throw new SendFailure('ENOTFOUND', 'provider')
  if (!isAnyAllowed && !addresses.every(isPublicAddress)) throw new SendFailure(PRIVATE_HOST, 'provider')
  return first
}

/** Whether a project's mail server is where it may be; one whose name can't be looked up just now is not refused. */
export async function isPublicMailServer(url: string): Promise<boolean> {
  try {
    await publicAddress(new URL(url).hostname)
    return true
  } catch (err) {
    return !(err instanceof SendFailure && err.errorCode === PRIVATE_HOST)
  }
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    const found = await lookup(host, { all: true, order: 'ipv4first' })
    return found.map(({ address }) => address)
  } catch (err) {
    throw new SendFailure((err as NodeJS.ErrnoException).code ?? 'unknown', 'provider')
  }
}
