import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '../../config/env.ts'
import { SendFailure } from './SendFailure.ts'

/** Error code in the delivery log for a host with a private address. */
const PRIVATE_HOST = 'privateHost'

/** Whether an IP address is public: not loopback, private, link-local, shared, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address) // unwraps IPv4-mapped IPv6 addresses
  return parsed.range() === 'unicast'
}

/**
 * Resolves a host configured by a project to the address to connect to. All addresses of the name must be public. Connect to the
 * returned address, since another lookup could return a different one (DNS rebinding). In development, tests and demo any address
 * is allowed. Throws a SendFailure.
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

/** Whether a project's mail server has a public address; true as well when the lookup fails. */
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
